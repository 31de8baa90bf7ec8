import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as devotionAdminApi from "../../../schema/devotion/admin-api.ts";
import * as devotionApi from "../../../schema/devotion/api.ts";
import type { DevotionGeneration } from "../../../schema/devotion/draft-api.ts";
import * as devotionDraftApi from "../../../schema/devotion/draft-api.ts";
import type { Person } from "../../support/account/people.ts";
import { type FakeModel, startFakeModel } from "../../support/ai/fake-model.ts";
import { sampleDevotion } from "../../support/ai/sample-devotion.ts";
import { addDevotion } from "../../support/devotion-form.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday as day } from "../../support/today.ts";
import { until } from "../../support/until.ts";

let fake: FakeModel;
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  fake = await startFakeModel();
  server = await bootServer(fake.environment);
  admin = await newGuardian(server, "admin", "Mama Unmistakable");
});
beforeEach(() => server.database.fork().execute("delete from devotion_generations; delete from devotions"));
afterEach(() => fake.reset());
afterAll(async () => {
  await server.stop();
  await fake.close();
});

const wish = (fields: Partial<Record<"theme" | "occasion" | "scriptureRef", string>> = { theme: "hope" }) => ({
  theme: null,
  occasion: null,
  scriptureRef: null,
  ...fields,
});
const start = (fields?: Parameters<typeof wish>[0]) =>
  admin.call(devotionDraftApi.generateDevotion, { body: wish(fields) });
const last = async () => (await admin.must(devotionDraftApi.readDevotionGeneration)).generation;

async function ended(): Promise<DevotionGeneration> {
  let generation: DevotionGeneration | null = null;
  await until(async () => {
    generation = await last();
    return generation !== null && generation.state !== "running";
  });
  return generation as unknown as DevotionGeneration;
}

const unfinishedJobs = () =>
  server.database
    .fork()
    .execute("select id from pgboss.job where name = 'devotion/generate' and state in ('created', 'active', 'retry')");

/** Has a devotion drafted and returns it. */
async function draft(fields?: Parameters<typeof wish>[0]) {
  await start(fields);
  const { devotionId } = await ended();
  return await admin.must(devotionAdminApi.readManagedDevotion, { params: { devotionId: devotionId ?? "" } });
}

test("DEVOTION-49 DEVOTION-51 a draft is made in the background, marked, and published by nobody", async () => {
  const held = Promise.withResolvers<void>();
  fake.reply({ heldUntil: held.promise });
  const { body: started } = await start();
  expect(started).toMatchObject({ state: "running", theme: "hope", occasion: null, devotionId: null });
  held.resolve();
  const { devotionId } = await ended();
  const made = await admin.must(devotionAdminApi.readManagedDevotion, { params: { devotionId: devotionId ?? "" } });
  expect(made).toMatchObject({ ...sampleDevotion("hope"), state: "draft", isAiDraft: true, date: day(1) });
  expect((await admin.must(devotionApi.listDevotions)).devotions).toEqual([]);
  expect((await admin.must(devotionApi.listComingDevotions)).devotions).toEqual([]);
  const { body } = await admin.call(devotionAdminApi.publishDevotion, {
    params: { devotionId: made.devotionId },
    body: { date: day(0) },
  });
  expect(body).toMatchObject({ state: "published", isAiDraft: true });
  expect((await admin.must(devotionApi.listDevotions)).devotions).toMatchObject([{ isAiDraft: true }]);
});

test("DEVOTION-51 a draft gets the next day without any devotion", async () => {
  await addDevotion(admin, { date: day(1), publish: true });
  await addDevotion(admin, { date: day(2) });
  expect(await draft()).toMatchObject({ date: day(3) });
});

test("DEVOTION-49 at least one of theme, occasion and verse is required, and the verse has to exist", async () => {
  for (const fields of [{}, { theme: " ", occasion: "" }]) {
    const { error } = await start(fields);
    expect(error?.fields?.theme).toBe(
      "Please provide at least one parameter (theme, occasion, or scripture reference).",
    );
  }
  expect((await start({ scriptureRef: "Hezekiah 1:1" })).error?.fields?.scriptureRef).toMatch(/isn’t in the Bible/);
  expect(fake.requests).toEqual([]);
  for (const fields of [{ occasion: "Exams" }, { scriptureRef: "jn 3:16" }]) {
    await start(fields);
    expect((await ended()).state).toBe("ready");
  }
  expect(fake.requests[1]?.messages[1]?.content).toBe(
    '{"theme":null,"occasion":null,"scripture_reference":"John 3:16"}',
  );
});

test("AI-7 DEVOTION-49 the model learns what was typed, and nothing about who typed it", async () => {
  await draft({ theme: "hope", occasion: "Easter" });
  const sent = JSON.stringify(fake.requests);
  for (const own of ["Unmistakable", admin.me?.email, admin.me?.memberId]) expect(sent).not.toContain(own);
});

test("DEVOTION-48 DEVOTION-51 a verse that the model invented stays in the draft, marked, unpublished", async () => {
  fake.reply({ content: JSON.stringify({ ...sampleDevotion("hope"), scripture_reference: "Hezekiah 4:12" }) });
  const made = await draft();
  expect(made.references[0]).toEqual({ text: "Hezekiah 4:12", exists: false });
  const { error } = await admin.call(devotionAdminApi.publishDevotion, {
    params: { devotionId: made.devotionId },
    body: {},
  });
  expect(error?.code).toBe("devotion/unknown-reference");
});

test("DEVOTION-50 a reply without a title, with a script or with too long a text becomes no draft", async () => {
  const sample = sampleDevotion("hope");
  for (const fault of [{ title: "" }, { content: "<script>x</script>" }, { content: "x".repeat(10_001) }]) {
    const content = JSON.stringify({ ...sample, ...fault });
    fake.reply({ content }, { content });
    await start();
    expect(await ended()).toMatchObject({ state: "failed", failure: "ai/unusable-reply", devotionId: null });
  }
  fake.reply({ refusal: "I can’t write that." });
  await start();
  expect(await ended()).toMatchObject({ state: "failed", failure: "ai/refused" });
});

test("DEVOTION-52 the same wish five times makes one draft, and another wish meanwhile is refused", async () => {
  const held = Promise.withResolvers<void>();
  fake.reply({ heldUntil: held.promise });
  const started = await Promise.all(Array.from({ length: 5 }, () => start()));
  expect(new Set(started.map(({ body }) => body.generationId)).size).toBe(1);
  expect((await start({ theme: "money" })).error?.code).toBe("devotion/in-progress");
  held.resolve();
  await ended();
  expect((await admin.must(devotionAdminApi.listManagedDevotions)).total).toBe(1);
});

test("DEVOTION-52 a generation that no server ended counts as failed after five minutes", async () => {
  const held = Promise.withResolvers<void>();
  fake.reply({ heldUntil: held.promise });
  await start();
  await until(async () => fake.requests.length === 1);
  await server.database.fork().execute("update devotion_generations set started_at = now() - interval '6 minutes'");
  expect(await last()).toMatchObject({ state: "failed", failure: "ai/unavailable" });
  expect((await start({ theme: "money" })).body.state).toBe("running");
  held.resolve();
  expect((await ended()).theme).toBe("money");
  await until(async () => (await unfinishedJobs()).length === 0);
  expect((await admin.must(devotionAdminApi.listManagedDevotions)).total).toBe(1);
});
