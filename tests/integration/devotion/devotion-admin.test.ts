import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ManagedDevotion } from "../../../schema/devotion/admin-api.ts";
import * as devotionAdminApi from "../../../schema/devotion/admin-api.ts";
import * as devotionApi from "../../../schema/devotion/api.ts";
import * as devotionDraftApi from "../../../schema/devotion/draft-api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { storeDevotion } from "../../support/devotion.ts";
import { addDevotion, devotionForm } from "../../support/devotion-form.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementsDuring } from "../../support/server/statements.ts";
import { dayFromToday as day } from "../../support/today.ts";

let server: TestServer;
let admin: Person;
let ada: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  ada = await newMember(server.url, "Ada Obi");
});
afterAll(() => server.stop());
beforeEach(() => server.database.fork().execute("delete from user_devotion_reads; delete from devotions"));

const list = (query: Record<string, string | number> = {}) =>
  admin.must(devotionAdminApi.listManagedDevotions, { query });
const titles = async (query: Record<string, string | number> = {}) =>
  (await list(query)).devotions.map(({ title }) => title);
const feed = async () => (await ada.must(devotionApi.listDevotions)).devotions.map(({ title }) => title);
const at = ({ devotionId }: Pick<ManagedDevotion, "devotionId">) => ({ params: { devotionId } });
const publish = (devotion: ManagedDevotion, date?: string) =>
  admin.call(devotionAdminApi.publishDevotion, { ...at(devotion), body: date === undefined ? {} : { date } });
const update = (devotion: ManagedDevotion, fields: Parameters<typeof devotionForm>[0], version = devotion.version) =>
  admin.call(devotionAdminApi.updateDevotion, {
    ...at(devotion),
    body: { ...devotionForm({ date: devotion.date, title: devotion.title, ...fields }), version },
  });

test("DEVOTION-40 the list shows all states with 100 characters and how many have read each", async () => {
  const content = `${"é".repeat(99)}\n\n${"x".repeat(50)}`;
  const { devotionId } = await addDevotion(admin, { content, publish: true });
  await addDevotion(admin, { title: "Short", content: "Line one.\n\nLine two." });
  await ada.must(devotionApi.markDevotionRead, { params: { devotionId }, body: {} });
  const { devotions, total } = await list({ sort: "title" });
  expect(devotions).toMatchObject([
    { title: "A lamp on a stand", preview: `${"é".repeat(99)}…`, readCount: 1, state: "published", isAiDraft: false },
    { title: "Short", preview: "Line one. Line two.", readCount: 0, state: "draft" },
  ]);
  expect(total).toBe(2);
});

test("DEVOTION-40 pages of 25 have no gaps, in each order, and two statements read one", async () => {
  for (let ago = 0; ago < 30; ago += 1) await storeDevotion(server.database.fork(), { date: day(-ago) });
  for (const sort of ["date", "-date", "title", "-title"]) {
    const [first, second] = [await list({ sort }), await list({ sort, page: 2 })];
    expect([first.devotions.length, second.devotions.length, second.total]).toEqual([25, 5, 30]);
    const shown = [...first.devotions, ...second.devotions].map(({ date }) => date);
    const dates = Array.from({ length: 30 }, (_, ago) => day(-ago));
    expect(shown).toEqual(sort.startsWith("-") ? dates : dates.toReversed());
  }
  expect((await list({ page: 10_000 })).devotions).toEqual([]);
  const sent = await statementsDuring(server.database, () => list({ search: "for" }));
  expect(sent.filter((statement) => statement.includes('from "devotions"'))).toHaveLength(2);
});

test("DEVOTION-40 every word of a search has to occur, without regard to case and tones, and states narrow", async () => {
  await addDevotion(admin, { title: "Àdúrà at dawn", content: "Wake at 5% of the day." });
  await addDevotion(admin, { title: "Coming", date: day(3), publish: true });
  for (const search of ["adura WAKE", "dawn Matthew", "5%", "5:14"])
    expect(await titles({ search, state: "draft" }), search).toEqual(["Àdúrà at dawn"]);
  for (const search of ["adura sleep", "5_", "\\"]) expect(await titles({ search }), search).toEqual([]);
  expect(await titles({ state: "scheduled" })).toEqual(["Coming"]);
  expect(await titles({ state: "published" })).toEqual([]);
});

test("DEVOTION-41 a draft is published by an admin, and becomes a draft again with its reads", async () => {
  const draft = await addDevotion(admin);
  expect(draft.state).toBe("draft");
  expect(await feed()).toEqual([]);
  expect((await publish(draft)).body.state).toBe("published");
  expect(await feed()).toEqual(["A lamp on a stand"]);
  await ada.must(devotionApi.markDevotionRead, { ...at(draft), body: {} });
  expect(await admin.must(devotionAdminApi.unpublishDevotion, at(draft))).toMatchObject({ state: "draft" });
  expect(await feed()).toEqual([]);
  expect((await list()).devotions).toMatchObject([{ readCount: 1 }]);
});

test("DEVOTION-41 a devotion published for a coming day is scheduled, and seen by nobody before", async () => {
  const draft = await addDevotion(admin);
  expect((await publish(draft, day(2))).body).toMatchObject({ state: "scheduled", date: day(2) });
  expect(await feed()).toEqual([]);
  await server.database.fork().execute("update devotions set date = ?", [day(0)]);
  expect(await feed()).toEqual(["A lamp on a stand"]);
  expect(await addDevotion(admin, { date: day(5), publish: true })).toMatchObject({ state: "scheduled" });
});

test("DEVOTION-42 title, date and content are required, and each fault is named at its field", async () => {
  const body = devotionForm({ title: " ", date: "", content: "\n", scripture_reference: "" });
  const { status, error } = await admin.call(devotionAdminApi.createDevotion, { body });
  expect(status).toBe(422);
  expect(Object.keys(error?.fields ?? {}).sort()).toEqual(["content", "date", "title"]);
  const { error: long } = await admin.call(devotionAdminApi.createDevotion, {
    body: devotionForm({ title: "t".repeat(121), content: "c".repeat(10_001), date: "2026-02-30" }),
  });
  expect(Object.keys(long?.fields ?? {}).sort()).toEqual(["content", "date", "title"]);
});

test("DEVOTION-42 a verse is stored as people cite it, left out as null, and refused if it does not exist", async () => {
  expect(await addDevotion(admin, { scripture_reference: "jn 3:16" })).toMatchObject({
    scripture_reference: "John 3:16",
  });
  expect(await addDevotion(admin, { scripture_reference: "" })).toMatchObject({ scripture_reference: null });
  for (const scripture_reference of ["John 3:99", "Hezekiah 1:1", "soon"]) {
    const { error } = await admin.call(devotionAdminApi.createDevotion, {
      body: devotionForm({ scripture_reference }),
    });
    expect(error?.fields?.scripture_reference, scripture_reference).toMatch(/isn’t in the Bible/);
  }
});

test("DEVOTION-43 a day keeps its published devotion, and of two at the same moment one is refused", async () => {
  await addDevotion(admin, { title: "First", publish: true });
  const second = await addDevotion(admin, { title: "Second" });
  expect((await publish(second)).error?.code).toBe("devotion/day-taken");
  expect((await update(second, { publish: true })).error?.code).toBe("devotion/day-taken");
  const { error } = await admin.call(devotionAdminApi.createDevotion, { body: devotionForm({ publish: true }) });
  expect(error?.code).toBe("devotion/day-taken");
  const third = await addDevotion(admin, { title: "Third" });
  const racing = await Promise.all([publish(second, day(1)), publish(third, day(1))]);
  expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await titles({ state: "scheduled" })).toHaveLength(1);
});

test("DEVOTION-44 saving over somebody else's change is refused, whatever that change was", async () => {
  const opened = await addDevotion(admin);
  expect((await update(opened, { title: "Mine" })).body).toMatchObject({ title: "Mine", version: 2 });
  expect((await update(opened, { title: "Theirs" })).error?.code).toBe("devotion/changed");
  await publish(opened);
  expect((await update(opened, { title: "Theirs" }, 2)).error?.code).toBe("devotion/changed");
  expect((await update(opened, { title: "Again" }, 3)).body).toMatchObject({ title: "Again", state: "published" });
  const racing = await Promise.all([update(opened, { title: "A" }, 4), update(opened, { title: "B" }, 4)]);
  expect(racing.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("DEVOTION-48 references that do not exist are named", async () => {
  const content = "Read John 3:16 and then Genesis 51:2.";
  const { references } = await addDevotion(admin, { content, scripture_reference: "Psalm 23" });
  expect(references).toEqual([
    { text: "Psalm 23", exists: true },
    { text: "John 3:16", exists: true },
    { text: "Genesis 51:2", exists: false },
  ]);
});

test("AI-10 DEVOTION-48 references in the title are checked too", async () => {
  const { references } = await addDevotion(admin, { title: "Romans 99:1 for today", content: "Read John 3:16." });
  expect(references).toContainEqual({ text: "Romans 99:1", exists: false });
});

test("DEVOTION-48 a devotion whose verse does not exist is not published", async () => {
  const devotionId = await storeDevotion(server.database.fork(), {
    date: day(0),
    isPublished: false,
    scriptureReference: "Hezekiah 1:1",
  });
  const draft = await admin.must(devotionAdminApi.readManagedDevotion, { params: { devotionId } });
  expect(draft.references).toEqual([{ text: "Hezekiah 1:1", exists: false }]);
  expect((await publish(draft)).error?.code).toBe("devotion/unknown-reference");
  expect(await feed()).toEqual([]);
});

test("DEVOTION-40 mentors, leads and members manage no devotions", async () => {
  const lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  const devotion = await addDevotion(admin);
  for (const person of [lead, ada]) {
    expect((await person.call(devotionAdminApi.listManagedDevotions)).error?.code).toBe("account/not-allowed");
    expect((await person.call(devotionAdminApi.deleteDevotion, at(devotion))).error?.code).toBe("account/not-allowed");
  }
});

test("DEVOTION-53 without a key drafting is refused, and devotions are written by hand", async () => {
  const body = { theme: "hope", occasion: null, scriptureRef: null };
  const { status, error } = await admin.call(devotionDraftApi.generateDevotion, { body });
  expect([status, error?.code]).toEqual([409, "ai/not-set-up"]);
  expect(await addDevotion(admin)).toMatchObject({ state: "draft" });
});
