import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  answerConfession,
  closeConfession,
  listConfessions,
  openConfession,
  readConfession,
  sendConfession,
  writeAgain,
} from "../../../schema/engagement/confession-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { remindReaders } from "../../../server/engagement/confession/reminder.ts";
import { newHolder } from "../../support/account/admins.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday } from "../../support/today.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let lead: ChatMember;
let admin: ChatMember;
let mentor: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newHolder(server, "safeguarding_lead", "Auntie Kemi");
  admin = await newHolder(server, "admin", "Grace Okafor");
  mentor = await newHolder(server, "mentor", "Halima Danjuma");
});
afterAll(() => server.stop());
beforeEach(() => rows("delete from confessions"));

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const visitor = () => new Person(server.url);

/** Somebody writes this; the entry’s last word was so many days ago. */
async function send(text: string, daysAgo = 0): Promise<{ slip: string; confessionId: string }> {
  const { slip } = await visitor().must(sendConfession, { body: { requestId: newRequestId(), text } });
  const [row] = await rows<{ id: string }>(
    `update confessions entry set last_message_on = ? from confession_messages words
     where words.confession_id = entry.id and words.text = ? returning entry.id`,
    [dayFromToday(-daysAgo), text],
  );
  return { slip, confessionId: row?.id ?? "" };
}
const answer = (leader: Person, confessionId: string, seen: number) =>
  leader.call(answerConfession, { params: { confessionId }, body: { text: "You are not alone.", seen } });
const close = (leader: Person, confessionId: string, seen: number) =>
  leader.call(closeConfession, { params: { confessionId }, body: { seen } });
const listed = async (show: "waiting" | "others") =>
  (await lead.must(listConfessions, { query: { show } })).confessions.map(({ excerpt }) => excerpt);
const suspend = (member: ChatMember, isSuspended: boolean) =>
  rows("update users set suspended_at = ? where id = ?", [isSuspended ? new Date() : null, member.memberId]);

/** The addresses that the daily reminder mails. */
async function reminded(today = dayFromToday(0)): Promise<string[]> {
  const sent: string[] = [];
  await remindReaders(server.database.fork(), {
    today: () => today,
    sendMail: async ({ to }) => void sent.push(to),
    siteUrl: server.url,
    config: { COMMUNITY_NAME: "Lampstand" } as never,
  });
  return sent.toSorted();
}
const addressesOf = (...members: ChatMember[]) => members.map(({ me }) => me?.email ?? "").toSorted();

test("ENGAGE-14 the longest waiting entry is first, and of the others the newest", async () => {
  for (const [text, days] of [
    ["yesterday", 1],
    ["oldest", 9],
    ["today", 0],
    ["older", 5],
  ] as const) {
    await send(text, days);
  }
  expect(await listed("waiting")).toEqual(["oldest", "older", "yesterday", "today"]);
  await rows("update confessions set closed_on = current_date");
  expect(await listed("others")).toEqual(["today", "yesterday", "older", "oldest"]);
});

test("ENGAGE-15 an answer opens a closed entry again, and it no longer waits", async () => {
  const { slip, confessionId } = await send("Close me too early.");
  await close(lead, confessionId, 1);
  expect((await answer(admin, confessionId, 1)).body.state).toBe("answered");
  expect((await visitor().must(readConfession, { body: { slip } })).state).toBe("answered");
  expect([await listed("waiting"), await listed("others")]).toEqual([[], ["Close me too early."]]);
});

test("ENGAGE-15 closing a closed entry keeps its day, and answering and closing are recorded as looks", async () => {
  const { confessionId } = await send("Look at me.");
  await close(lead, confessionId, 1);
  await rows("update confessions set closed_on = ?", [dayFromToday(-3)]);
  const looks = await auditDuring(server.database, async () => {
    await close(admin, confessionId, 1);
    const [entry] = await rows("select closed_on::text as closed_on from confessions");
    expect(entry).toEqual({ closed_on: dayFromToday(-3) });
    await answer(lead, confessionId, 1);
  });
  expect(looks.map(({ actor_id, kind, item_id }) => [actor_id, kind, item_id])).toEqual([
    [admin.memberId, "confession", confessionId],
    [lead.memberId, "confession", confessionId],
  ]);
});

test("ENGAGE-16 the last word of a writer or a leader keeps an entry for another 90 days", async () => {
  const [written, answered] = [await send("I write again.", 80), await send("I get an answer.", 80)];
  await visitor().must(writeAgain, { body: { slip: written.slip, text: "One more thing." } });
  await answer(lead, answered.confessionId, 1);
  for (const { slip } of [written, answered]) {
    expect((await visitor().must(readConfession, { body: { slip } })).expiresOn).toBe(dayFromToday(90));
  }
});

test("ENGAGE-16 an expired entry is in no list and no reminder, and cannot be answered or closed", async () => {
  const { confessionId } = await send("Long ago.", 91);
  expect([await listed("waiting"), await reminded()]).toEqual([[], []]);
  for (const reply of [await answer(lead, confessionId, 1), await close(lead, confessionId, 1)]) {
    expect(reply.error?.code).toBe("confession/not-found");
  }
  await rows("update confessions set closed_on = current_date");
  expect(await listed("others")).toEqual([]);
});

test("ENGAGE-15 a leader cannot write into a full entry, but can close it", async () => {
  const { confessionId } = await send("Much to say.");
  await rows(
    `insert into confession_messages (confession_id, seq, author, text, written_on)
     select ?, n, 'writer', 'more ' || n, current_date from generate_series(2, 50) n`,
    [confessionId],
  );
  expect((await answer(lead, confessionId, 50)).error?.code).toBe("confession/full");
  expect((await close(lead, confessionId, 50)).body.state).toBe("closed");
});

test("ENGAGE-14 readers see who answered, and mentors neither read, answer nor close", async () => {
  const { confessionId } = await send("Who answered me?");
  await answer(admin, confessionId, 1);
  const file = await lead.must(openConfession, { params: { confessionId } });
  expect(file.messages.map(({ leaderName }) => leaderName)).toEqual([null, "Grace Okafor"]);
  for (const reply of [await answer(mentor, confessionId, 2), await close(mentor, confessionId, 2)]) {
    expect(reply.status).toBe(403);
  }
});

test("ENGAGE-15 SAFE-61 refuses answers with contact data, from a muted leader or from the only reader", async () => {
  const { confessionId } = await send("Can you call me?");
  const withNumber = { params: { confessionId }, body: { text: "Yes: 0803 123 4567", seen: 1 } };
  expect(Object.keys((await lead.call(answerConfession, withNumber)).error?.fields ?? {})).toEqual(["text"]);
  await rows("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [lead.memberId]);
  expect((await answer(lead, confessionId, 1)).error?.code).toBe("safety/muted");
  await rows("delete from mutes");
  await suspend(lead, true);
  expect((await answer(admin, confessionId, 1)).error?.code).toBe("safety/nobody-reads-along");
  await suspend(lead, false);
  expect((await answer(admin, confessionId, 1)).status).toBe(200);
});

test("SAFE-61 everyone else who reads the box is mailed who answered, and neither words nor writer", async () => {
  const { confessionId } = await send("Tell nobody.");
  await answer(admin, confessionId, 1);
  const mailsTo = ({ me }: ChatMember) =>
    outboxMails(server, me?.email ?? "").filter((mail) => mail.includes(confessionId));
  await until(() => mailsTo(lead).length === 1);
  const [mail] = mailsTo(lead);
  expect(mail).toContain("Grace Okafor has answered an entry");
  expect(mail).not.toContain("You are not alone.");
  expect([mailsTo(admin), mailsTo(mentor)]).toEqual([[], []]);
});

test("ENGAGE-18 leads and admins who are not suspended get the reminder, and mentors do not", async () => {
  await send("Please read me.");
  expect(await reminded()).toEqual(addressesOf(lead, admin));
  await suspend(lead, true);
  expect(await reminded()).toEqual(addressesOf(admin));
  await suspend(lead, false);
});

test("ENGAGE-18 nobody is reminded while no entry waits", async () => {
  const [answered, closed] = [await send("Answered."), await send("Closed.")];
  await answer(lead, answered.confessionId, 1);
  await close(lead, closed.confessionId, 1);
  expect(await reminded()).toEqual([]);
  await visitor().must(writeAgain, { body: { slip: closed.slip, text: "Still here." } });
  expect(await reminded()).toEqual(addressesOf(lead, admin));
});

test("ENGAGE-19 one admin who is not suspended is enough to accept an entry, and a mentor is not", async () => {
  const body = { requestId: newRequestId(), text: "Is one enough?" };
  await suspend(lead, true);
  expect((await visitor().call(sendConfession, { body })).status).toBe(200);
  await suspend(admin, true);
  const refused = await visitor().call(sendConfession, { body: { ...body, requestId: newRequestId() } });
  for (const member of [lead, admin]) await suspend(member, false);
  expect(refused.error?.code).toBe("confession/no-reader");
});
