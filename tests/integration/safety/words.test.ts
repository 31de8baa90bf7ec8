import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { declaredRooms } from "../../../rooms/index.ts";
import { publishDevotion, unpublishDevotion, updateDevotion } from "../../../schema/devotion/admin-api.ts";
import { cancelEvent } from "../../../schema/event/manage-api.ts";
import type { DeclaredRoom } from "../../../schema/rooms.ts";
import { actOnMember } from "../../../schema/safety/admin-api.ts";
import { readReport, report } from "../../../schema/safety/api.ts";
import { notWords, type WordsKind, type WordsRules, wordsRules } from "../../../server/safety/words/words-rules.ts";
import { act } from "../../support/account/admins.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { addDevotion, devotionForm } from "../../support/devotion-form.ts";
import { create, update } from "../../support/event/managed-event.ts";
import { isText, partsOf } from "../../support/request/declared-input.ts";
import { wordsCases } from "../../support/safety/words-cases.ts";
import { newWordsWorld, type WordsCase, type WordsWorld } from "../../support/safety/words-world.ts";
import { dayFromToday } from "../../support/today.ts";

let world: WordsWorld;
beforeAll(async () => {
  world = await newWordsWorld();
});
afterAll(() => world.server.stop());

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  world.server.database.fork().execute<Row[]>(sql, values);
const rules = Object.entries(wordsRules) as [WordsKind, WordsRules][];

describe("the list of words", () => {
  const listedWords = rules.flatMap(([, { columns, fields = [] }]) => [...columns, ...fields]);
  const others = Object.values(notWords).flat();

  test("SAFE-82 every column of text is words from a person to others, or says what else it holds", async () => {
    const columns = await textColumns();
    expect(columns.length).toBeGreaterThan(100);
    expectListed(columns, (name) => !name.includes(" "));
  });

  test("SAFE-82 every free text in a room’s messages and options is words, or says what else it holds", () => {
    const fields = freeTextFields();
    expect(fields).toContain("chat send.content");
    expectListed(fields, (name) => name.includes(" "));
  });

  function expectListed(existing: readonly string[], isOfThisKind: (name: string) => boolean): void {
    const listed = [...new Set([...listedWords, ...others])].filter(isOfThisKind);
    expect(listed.toSorted()).toEqual(existing.toSorted());
    expect(listedWords.filter((name) => others.includes(name))).toEqual([]);
    expect(others).toHaveLength(new Set(others).size);
  }

  test("SAFE-83 CHANNEL-41 each kind of words in a channel says whether quiet hours stop it, no other does", () => {
    const inChannels = rules.filter(([, { fields = [], columns }]) =>
      [...fields, ...columns].some((name) => /^channel |^(community_channels|channel_versions)\./.test(name)),
    );
    const declared = rules.filter(([, { quietHours }]) => quietHours !== undefined);
    expect(declared.map(([kind]) => kind)).toEqual(inChannels.map(([kind]) => kind));
  });

  test("SAFE-83 every kind of words with a rule for its writers is tested", () => {
    const ruled = rules.filter(([, { mute, contact, report: kind }]) =>
      [mute, contact, kind].some((rule) => typeof rule !== "object" || "refusedExceptFrom" in rule),
    );
    expect(ruled.map(([kind]) => kind).filter((kind) => !wordsCases[kind])).toEqual([]);
  });
});

describe.each(rules.filter(([kind]) => wordsCases[kind]))("words: %s", (kind, ruled) => {
  let words: WordsCase;
  const text = `The river is wide, ${kind}`;
  const withContact = "Call 0803 123 4567";
  const isRefused = ruled.contact === "refused" || Object.hasOwn(Object(ruled.contact), "refusedExceptFrom");
  /** What is stored in the end: with contact data where it is allowed. */
  const final = isRefused || ruled.contact === "asks" ? text : `${text}: ${withContact}`;

  beforeAll(async () => {
    await rows("delete from rate_limits");
    const prepared = await wordsCases[kind]?.(world);
    if (!prepared) throw new Error("this kind has no case");
    words = prepared;
  });

  test("SAFE-83 follow the rules for mutes, contact data and those who read along", async () => {
    if (ruled.mute === true) expect(await whileMuted(words.writer, () => words.write(text))).toBe("safety/muted");
    if (ruled.contact === "asks") expect((await words.write(withContact)) ?? "stored").toMatch(/^thread\/contact-/);
    if (isRefused) {
      expect((await words.write(withContact)) ?? "stored").toMatch(/^(request\/invalid|safety\/contact-in-name)$/);
    }
    if (["list", "box"].includes(String(ruled.readAlong)) && ruled.readers === "one person")
      expect(words.alone).toBeDefined();
    if (ruled.readAlong === "feed") expect(words.alone).toBeDefined();
    if (words.alone) expect(await whileAlone(words.writer, () => words.write(text))).toBe(words.alone);
    const write = () => words.write(final);
    expect(await (ruled.mute === true ? write() : whileMuted(words.writer, write))).toBeUndefined();
    const seen = JSON.stringify(await words.read());
    expect(seen).toContain(final);
    if (ruled.contact === "marked") expect(seen).toContain('"hasContact":true');
  });

  if (typeof ruled.report !== "string") return;
  test("SAFE-83 can be reported, and the evidence contains them", async () => {
    const filed = await words.report?.();
    if (!filed) throw new Error("this kind has no report");
    const [reporter, subject] = filed;
    expect(subject.kind).toBe(ruled.report);
    const { reportId } = await reporter.must(report, { body: { subject, reason: "bullying" } });
    const { evidence } = await world.other.must(readReport, { params: { reportId } });
    expect(JSON.stringify(evidence)).toContain(final);
  });

  test("SAFE-96 who wrote them reports them only together with words of others", async () => {
    const [, subject] = (await words.report?.()) ?? [];
    if (!subject) throw new Error("this kind has no report");
    const { error } = await words.writer.call(report, { body: { subject, reason: "bullying" } });
    const hasOthers = kind === "question" || ["channel", "game_room", "profile"].includes(subject.kind);
    if (hasOthers) expect(error).toBeUndefined();
    // Some do not even receive what they wrote.
    else expect(error?.code).toMatch(/^safety\/(own-words|not-found)$/);
  });
});

test("SAFE-84 a muted leader neither changes nor cancels an event, and a muted member keeps their name and bio", async () => {
  const { admin, another } = world;
  const event = await create(admin);
  const cancel = () => admin.call(cancelEvent, { params: { eventId: event.eventId }, body: { reason: "No hall" } });
  await whileMuted(admin, async () => {
    expect((await update(admin, event, { title: "Film night" })).error?.code).toBe("safety/muted");
    expect((await cancel()).error?.code).toBe("safety/muted");
  });
  expect((await cancel()).error).toBeUndefined();
  const save = (full_name: string, bio = "I sing.") => saveForm(another, { full_name, bio, date_of_birth: null });
  expect((await save("Bisi Ade")).error).toBeUndefined();
  await whileMuted(another, async () => {
    expect((await save("Somebody Else")).error?.code).toBe("safety/muted");
    expect((await save("Bisi Ade", "I sing well.")).error?.code).toBe("safety/muted");
    expect((await save("Bisi Ade")).error).toBeUndefined();
  });
});

test("SAFE-84 a muted admin neither changes nor publishes a devotion, and takes it back", async () => {
  const { admin } = world;
  const { devotionId, version } = await addDevotion(admin, { date: dayFromToday(-40) });
  const params = { devotionId };
  const change = () =>
    admin.call(updateDevotion, { params, body: { ...devotionForm({ date: dayFromToday(-40) }), version } });
  await whileMuted(admin, async () => {
    expect((await change()).error?.code).toBe("safety/muted");
    expect((await admin.call(publishDevotion, { params, body: {} })).error?.code).toBe("safety/muted");
  });
  expect((await change()).error).toBeUndefined();
  expect((await admin.must(publishDevotion, { params, body: {} })).state).toBe("published");
  expect((await whileMuted(admin, () => admin.must(unpublishDevotion, { params }))).state).toBe("draft");
});

test("SAFE-85 an admin’s notice contains no contact data, and the reason of a suspension may", async () => {
  const { admin, another } = world;
  const reason = "Sent 0803 123 4567 to children";
  const reply = await admin.call(actOnMember, {
    params: { memberId: another.memberId },
    body: { kind: "warn", reason },
  });
  expect(Object.keys(reply.error?.fields ?? {})).toEqual(["reason"]);
  expect(await act(admin, another, { kind: "suspend", reason })).toBeUndefined();
});

async function whileMuted<T>({ memberId }: ChatMember, work: () => Promise<T>): Promise<T> {
  await rows("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [memberId]);
  return await work().finally(() => rows("delete from mutes"));
}

/** While everyone else who could read along is suspended. */
async function whileAlone<T>({ memberId }: ChatMember, work: () => Promise<T>): Promise<T> {
  const others = [world.lead, world.other, world.admin].map((each) => each.memberId).filter((id) => id !== memberId);
  const suspend = (at: Date | null) =>
    Promise.all(others.map((id) => rows("update users set suspended_at = ? where id = ?", [at, id])));
  await suspend(new Date());
  return await work().finally(() => suspend(null));
}

const textColumns = async (): Promise<string[]> =>
  (
    await rows<{ column: string }>(`
      select columns.table_name || '.' || columns.column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and (data_type in ('text', 'character varying', 'character', 'jsonb', 'json', 'ARRAY') or udt_name = 'citext')`)
  ).map(({ column }) => column);

/** The texts in what clients send to rooms that accept words. */
function freeTextFields(): string[] {
  return Object.entries(declaredRooms as Record<string, DeclaredRoom>).flatMap(([room, { options, protocol }]) =>
    [
      ["options", options] as const,
      ...Object.entries(protocol.requests).map(([name, { payload }]) => [name, payload] as const),
    ].flatMap(([name, schema]) =>
      partsOf(schema)
        .filter((part) => isText(part.schema) && part.schema.safeParse("Come alone").success)
        .map(({ path }) => `${room} ${name}.${path.join(".")}`),
    ),
  );
}
