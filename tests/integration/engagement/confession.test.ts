import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  answerConfession,
  closeConfession,
  listConfessions,
  openConfession,
  readConfession,
  sendConfession,
  withdrawConfession,
  writeAgain,
} from "../../../schema/engagement/confession-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { CONFESSION_MAX_LENGTH } from "../../../schema/limits.ts";
import { deleteExpired } from "../../../server/engagement/confession/confession.ts";
import { remindReaders } from "../../../server/engagement/confession/reminder.ts";
import { Person } from "../../support/account/people.ts";
import { type ChatMember, newLead } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday } from "../../support/today.ts";

let server: TestServer;
let lead: ChatMember;
let other: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Auntie Kemi");
  other = await newLead(server.url, server.database, "Uncle Femi");
});
afterAll(() => server.stop());

const { withRole, chatMember } = chatFixture(() => server);
const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const visitor = () => new Person(server.url);

async function send(text: string): Promise<{ slip: string; confessionId: string }> {
  const { slip } = await visitor().must(sendConfession, { body: { requestId: newRequestId(), text } });
  const [row] = await rows<{ id: string }>("select confession_id as id from confession_messages where text = ?", [
    text,
  ]);
  return { slip, confessionId: row?.id ?? "" };
}
const read = (slip: string) => visitor().call(readConfession, { body: { slip } });
const again = (slip: string, text: string) => visitor().call(writeAgain, { body: { slip, text } });
const answer = (leader: Person, confessionId: string, seen: number, text = "You are not alone.") =>
  leader.call(answerConfession, { params: { confessionId }, body: { text, seen } });
const close = (leader: Person, confessionId: string, seen: number) =>
  leader.call(closeConfession, { params: { confessionId }, body: { seen } });
const listed = async (leader: Person, show: "waiting" | "others" = "waiting") =>
  (await leader.must(listConfessions, { query: { show } })).confessions.map(({ confessionId }) => confessionId);

describe("a writer", () => {
  test("ENGAGE-13 reads the answer with the slip, in any writing, and writes again", async () => {
    const { slip, confessionId } = await send("I cheated in the exam.");
    await answer(lead, confessionId, 1, "Thank you for saying it.");
    const typed = ` ${slip.slice(0, 4).toLowerCase()}-${slip.slice(4, 8)} ${slip.slice(8)} `;
    const { body } = await read(typed);
    expect(body.messages.map(({ author, text }) => [author, text])).toEqual([
      ["writer", "I cheated in the exam."],
      ["leader", "Thank you for saying it."],
    ]);
    expect(body.state).toBe("answered");
    expect(JSON.stringify(body)).not.toContain("Kemi");
    expect((await again(slip, "What now?")).body).toMatchObject({ state: "waiting" });
    expect((await read(slip)).body.messages).toHaveLength(3);
  });

  test("ENGAGE-12 who sends the same words again after a lost reply gets the same slip and one entry", async () => {
    const body = { requestId: newRequestId(), text: "I lied to my mother." };
    const slips = await Promise.all([1, 2, 3, 4].map(() => visitor().must(sendConfession, { body })));
    expect(new Set(slips.map(({ slip }) => slip)).size).toBe(1);
    expect(await rows("select id from confession_messages where text = ?", [body.text])).toHaveLength(1);
  });

  test("ENGAGE-13 the same words twice in a row count once, and fifty messages are the most", async () => {
    const { slip, confessionId } = await send("First");
    for (const _ of [1, 2]) await again(slip, "Second");
    expect((await read(slip)).body.messages).toHaveLength(2);
    await rows(
      `insert into confession_messages (confession_id, seq, author, text, written_on)
       select ?, n, 'writer', 'more ' || n, current_date from generate_series(3, 50) n`,
      [confessionId],
    );
    expect((await again(slip, "Too much")).error?.code).toBe("confession/full");
  });

  test("ENGAGE-13 a withdrawn entry is like a wrong slip, and those who read the box keep it", async () => {
    const { slip, confessionId } = await send("I want this gone.");
    expect((await visitor().call(withdrawConfession, { body: { slip } })).status).toBe(200);
    const kept = await lead.must(openConfession, { params: { confessionId } });
    expect(kept).toMatchObject({ state: "withdrawn", messages: [{ text: "I want this gone." }] });
    const answering = { params: { confessionId }, body: { text: "Where are you?", seen: 1 } };
    expect((await lead.call(answerConfession, answering)).error?.code).toBe("confession/withdrawn");
    const wrong = await read("ABCDEFGHJKMN");
    const gone = await read(slip);
    expect([gone.status, gone.error]).toEqual([wrong.status, { ...wrong.error, requestId: expect.any(String) }]);
    expect(gone.error?.code).toBe("confession/not-found");
    expect((await again(slip, "Hello?")).error).toEqual({ ...wrong.error, requestId: expect.any(String) });
    expect((await visitor().call(withdrawConfession, { body: { slip } })).error).toEqual({
      ...wrong.error,
      requestId: expect.any(String),
    });
  });

  test("ENGAGE-16 an entry expires 90 days after its last word, also before it is deleted", async () => {
    const { slip, confessionId } = await send("Long ago");
    const setLastWord = (date: string) =>
      rows("update confessions set last_message_on = ? where id = ?", [date, confessionId]);
    await setLastWord(dayFromToday(-90));
    await deleteExpired(server.database.fork(), dayFromToday(0));
    expect((await read(slip)).status).toBe(200);
    await setLastWord(dayFromToday(-91));
    expect((await read(slip)).error?.code).toBe("confession/not-found");
    expect((await lead.call(openConfession, { params: { confessionId } })).error?.code).toBe("confession/not-found");
    expect(await deleteExpired(server.database.fork(), dayFromToday(0))).toBe(1);
    expect(await rows("select id from confessions where id = ?", [confessionId])).toEqual([]);
  });

  test("ENGAGE-13 blank, too long and hidden text, and a slip that is none, are refused at their field", async () => {
    const bodies = [" ", "x".repeat(CONFESSION_MAX_LENGTH + 1), "\u0000"].map((text) => ({
      requestId: newRequestId(),
      text,
    }));
    for (const body of bodies) {
      const { error } = await visitor().call(sendConfession, { body });
      expect(Object.keys(error?.fields ?? {})).toEqual(["text"]);
    }
    for (const slip of ["", "O0I1LABCDEFG", "ABC", "A".repeat(61)]) {
      expect(Object.keys((await read(slip)).error?.fields ?? {}), slip).toEqual(["slip"]);
    }
  });
});

describe("the readers of the box", () => {
  test("ENGAGE-14 are leads and admins, and each look at the list or an entry is recorded", async () => {
    const { confessionId } = await send("Somebody hits me.");
    const viewer = await newLead(server.url, server.database, "Sister Joy");
    expect(await listed(viewer)).toContain(confessionId);
    await viewer.must(openConfession, { params: { confessionId } });
    const looks = await rows<{ kind: string; item_id: string | null }>(
      "select kind, item_id from audit_log where actor_id = ? order by id",
      [viewer.memberId],
    );
    expect(looks.map(({ kind, item_id }) => [kind, item_id])).toEqual([
      ["confessions", null],
      ["confession", confessionId],
    ]);
    for (const person of [await withRole("mentor", "Halima"), await chatMember("Ada")]) {
      expect((await person.call(openConfession, { params: { confessionId } })).status).toBe(403);
      expect((await person.call(listConfessions)).status).toBe(403);
    }
  });

  test("ENGAGE-15 answer what they have seen: of two at the same time, one is asked to look again", async () => {
    const { slip, confessionId } = await send("Two leaders answer me.");
    const replies = await Promise.all([answer(lead, confessionId, 1), answer(other, confessionId, 1)]);
    expect(replies.map(({ error }) => error?.code ?? "stored").toSorted()).toEqual(["confession/changed", "stored"]);
    await again(slip, "Thank you.");
    expect((await close(lead, confessionId, 2)).error?.code).toBe("confession/changed");
    expect((await close(lead, confessionId, 3)).body.state).toBe("closed");
  });

  test("ENGAGE-15 close an entry, which its writer opens again by writing", async () => {
    const { slip, confessionId } = await send("Close me.");
    await close(lead, confessionId, 1);
    expect((await read(slip)).body.state).toBe("closed");
    expect(await listed(lead)).not.toContain(confessionId);
    expect(await listed(lead, "others")).toContain(confessionId);
    expect((await again(slip, "One more thing.")).body.state).toBe("waiting");
    expect(await listed(lead)).toContain(confessionId);
  });

  test("ENGAGE-17 see that an entry contains contact data, which is stored as it was written", async () => {
    const { confessionId } = await send("Please call me on 0803 123 4567, I’m scared.");
    const { confessions } = await lead.must(listConfessions, { query: {} });
    expect(confessions.find((each) => each.confessionId === confessionId)?.hasContact).toBe(true);
    const file = await lead.must(openConfession, { params: { confessionId } });
    expect(file.messages[0]).toMatchObject({ contactKind: "phone", leaderName: null });
    expect(file.messages[0]?.text).toContain("0803 123 4567");
  });

  test("ENGAGE-18 get one mail a day if entries wait, with a link and without any words", async () => {
    await send("A mail must not quote this.");
    const outbox = join(server.dataDir, "outbox");
    const mails = async () => {
      const files = await readdir(outbox).catch(() => []);
      const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
      return texts.filter((text) => text.includes("Confession Box has something for you"));
    };
    expect(await mails()).toEqual([]);
    const sent: { to: string; text: string; action?: { url: string } | undefined }[] = [];
    await remindReaders(server.database.fork(), {
      today: () => dayFromToday(0),
      sendMail: async (mail) => void sent.push(mail),
      siteUrl: server.url,
      config: { COMMUNITY_NAME: "Lampstand" } as never,
    });
    expect(sent.map(({ to }) => to)).toEqual(expect.arrayContaining([lead.me?.email, other.me?.email]));
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length);
    expect(sent[0]?.action?.url).toBe(`${server.url}/safety/confessions`);
    expect(JSON.stringify(sent)).not.toContain("must not quote");
    expect(await rows("select id from notifications")).toEqual([]);
  });
});

test("ENGAGE-19 nothing is accepted while nobody could read it", async () => {
  const guardians =
    "update users set suspended_at = ? where id in (select user_id from user_roles where role <> 'mentor')";
  const body = { requestId: newRequestId(), text: "Is anybody there?" };
  await rows(guardians, [new Date()]);
  const refused = await visitor().call(sendConfession, { body });
  await rows(guardians, [null]);
  expect(refused.error?.code).toBe("confession/no-reader");
  expect(await rows("select id from confession_messages where text = ?", [body.text])).toEqual([]);
  expect((await visitor().call(sendConfession, { body })).status).toBe(200);
});
