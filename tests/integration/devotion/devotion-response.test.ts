import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as responseApi from "../../../schema/devotion/response-api.ts";
import { retention } from "../../../schema/retention.ts";
import { block, listOwnReports, readReport, report, unblock } from "../../../schema/safety/api.ts";
import { clearOldAnswers } from "../../../server/devotion/response/answer.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { storeDevotion } from "../../support/devotion.ts";
import { idOf, newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday as day } from "../../support/today.ts";

let server: TestServer;
let admin: Person;
let lead: Person;
let ngozi: Person;
let bayo: Person;
let devotionId: string;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  ngozi = await newMember(server.url, "Ngozi Ade");
  bayo = await newMember(server.url, "Bayo Cole");
});
afterAll(() => server.stop());
beforeEach(async () => {
  await em().execute("delete from devotions; delete from rate_limits");
  devotionId = await storeDevotion(em(), { date: day(0), title: "Waiting" });
});

const em = () => server.database.fork();
const params = () => ({ devotionId });
const react = (person: Person, reaction: responseApi.DevotionReaction) =>
  person.call(responseApi.react, { params: params(), body: { reaction } });
const reactions = (person: Person) => person.must(responseApi.readReactions, { params: params() });
const answer = (person: Person, content: string, of = devotionId) =>
  person.call(responseApi.answerDevotion, { params: { devotionId: of }, body: { content } });
const answers = (person: Person) => person.must(responseApi.listAnswers, { params: params(), query: {} });
const contents = async (person: Person) => (await answers(person)).answers.map(({ content }) => content);
const remove = (person: Person, answerId: string) => person.call(responseApi.deleteAnswer, { params: { answerId } });
const stored = () => em().execute<{ content: string }[]>("select content from devotion_answers");

test("DEVOTION-24 a member has one reaction, however often they press, and takes it back", async () => {
  await Promise.all(responseApi.devotionReactions.map((reaction) => react(ngozi, reaction)));
  expect((await reactions(bayo)).counts.map(({ count }) => count)).toEqual([1]);
  await react(ngozi, "amen");
  await react(bayo, "light");
  const seen = await react(lead, "light");
  expect(seen.body).toEqual({
    counts: [
      { reaction: "amen", count: 1 },
      { reaction: "light", count: 2 },
    ],
    mine: "light",
  });
  const left = await bayo.must(responseApi.takeReactionBack, { params: params() });
  expect(left).toEqual({
    counts: [
      { reaction: "amen", count: 1 },
      { reaction: "light", count: 1 },
    ],
    mine: null,
  });
  const { error } = await ngozi.call(responseApi.react, { params: params(), body: { reaction: "angry" as "amen" } });
  expect(error?.code).toBe("request/invalid");
});

test("DEVOTION-3 nobody reacts to or answers a draft, or the devotion of a coming day", async () => {
  const coming = await storeDevotion(em(), { date: day(1) });
  const draft = await storeDevotion(em(), { date: day(0), isPublished: false });
  for (const hidden of [coming, draft, crypto.randomUUID()]) {
    devotionId = hidden;
    expect((await react(ngozi, "amen")).error?.code).toBe("devotion/not-found");
    expect((await answer(ngozi, "Soon")).error?.code).toBe("devotion/not-found");
    const list = await ngozi.call(responseApi.listAnswers, { params: params(), query: {} });
    expect(list.error?.code).toBe("devotion/not-found");
  }
});

test("DEVOTION-25 a member answers once in one line, and all members read it, newest first", async () => {
  expect((await answers(ngozi)).canAnswer).toBe(true);
  const twenty = await Promise.all(Array.from({ length: 20 }, (_, at) => answer(ngozi, `I will wait ${at}`)));
  expect(twenty.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(twenty.map(({ error }) => error?.code))).toEqual(new Set([undefined, "devotion/answered"]));
  await answer(bayo, "I will sing");
  const { answers: [newest, first] = [], canAnswer, hasAnswered } = await answers(ngozi);
  expect([canAnswer, hasAnswered]).toEqual([false, true]);
  expect(newest).toMatchObject({ content: "I will sing", isMine: false, canDelete: false });
  expect(newest?.author).toMatchObject({ displayName: "Bayo Cole", roles: [] });
  expect(first).toMatchObject({ isMine: true, canDelete: true });
  for (const wrong of ["", "   ", "two\nlines", "x".repeat(201)]) {
    expect([wrong, (await answer(lead, wrong)).error?.code]).toEqual([wrong, "request/invalid"]);
  }
  expect((await new Person(server.url).call(responseApi.listAnswers, { params: params(), query: {} })).status).toBe(
    401,
  );
});

test("DEVOTION-25 answers come in pages", async () => {
  await em().execute(
    `with filler as (
       insert into users (id, email) select gen_random_uuid(), 'filler-' || at || '@example.org'
       from generate_series(1, ?) at returning id
     )
     insert into devotion_answers (id, devotion_id, user_id, content)
     select gen_random_uuid(), ?, id, 'Answer' from filler`,
    [responseApi.ANSWERS_PER_PAGE + 1, devotionId],
  );
  const { answers: first, next } = await answers(ngozi);
  expect(first).toHaveLength(responseApi.ANSWERS_PER_PAGE);
  const rest = await ngozi.must(responseApi.listAnswers, { params: params(), query: { before: next ?? "" } });
  expect(rest).toMatchObject({ answers: [{ content: "Answer" }], next: null });
});

test("DEVOTION-27 contact data is refused, also split over the answers to two devotions", async () => {
  const refused = await answer(ngozi, "Call me on 0803 123 4567");
  expect(Object.keys(refused.error?.fields ?? {})).toEqual(["content"]);
  const other = await storeDevotion(em(), { date: day(-1) });
  expect((await answer(ngozi, "My number is 0803", other)).status).toBe(200);
  expect((await answer(ngozi, "123 4567")).error?.code).toBe("request/invalid");
  expect(await stored()).toHaveLength(1);
});

test("DEVOTION-28 the page names the leads; without one besides the writer there is no answer", async () => {
  expect((await answers(ngozi)).supervisors).toEqual(["Emeka Obi"]);
  // The only lead answers: the admin reads along.
  expect((await answer(lead, "Bring water")).status).toBe(200);
  await em().execute("delete from user_roles where user_id = ?", [idOf(lead)]);
  expect(await answers(ngozi)).toMatchObject({ canAnswer: false, hasAnswered: false, supervisors: [] });
  expect((await answer(ngozi, "Is anybody there?")).error?.code).toBe("safety/nobody-reads-along");
  expect((await react(ngozi, "amen")).status).toBe(200);
  await em().execute("insert into user_roles (user_id, role) values (?, 'safeguarding_lead')", [idOf(lead)]);
  expect((await answer(ngozi, "Is anybody there?")).status).toBe(200);
});

test("DEVOTION-29 a block hides answers, but no lead’s; a muted member neither reacts nor answers", async () => {
  await answer(ngozi, "From Ngozi Ade");
  await answer(bayo, "From Bayo Cole");
  await answer(lead, "From Emeka Obi");
  await bayo.must(block, { params: { memberId: idOf(ngozi) } });
  await bayo.must(block, { params: { memberId: idOf(lead) } });
  expect(await contents(ngozi)).toEqual(["From Emeka Obi", "From Ngozi Ade"]);
  expect(await contents(bayo)).toEqual(["From Emeka Obi", "From Bayo Cole"]);
  for (const other of [ngozi, lead]) await bayo.must(unblock, { params: { memberId: idOf(other) } });
  expect(await contents(bayo)).toHaveLength(3);
  await em().execute("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [idOf(admin)]);
  expect((await answer(admin, "Muted")).error?.code).toBe("safety/muted");
  expect((await react(admin, "amen")).error?.code).toBe("safety/muted");
  await em().execute("delete from mutes");
});

test("DEVOTION-30 the writer deletes an answer and answers anew; a leader deletes others’, on the record", async () => {
  const own = (await answer(ngozi, "First")).body.answerId;
  expect((await remove(bayo, own)).error?.code).toBe("devotion/answer-not-found");
  expect((await remove(ngozi, own)).error).toBeUndefined();
  expect((await remove(ngozi, own)).error?.code).toBe("devotion/answer-not-found");
  const second = (await answer(ngozi, "Second")).body.answerId;
  const removals = await Promise.all([remove(lead, second), remove(admin, second)]);
  expect(removals.filter(({ error }) => error === undefined)).toHaveLength(1);
  const rows = await em().execute("select member_id, item_id from audit_log where kind = 'devotion-answer-deleted'");
  expect(rows).toEqual([{ member_id: idOf(ngozi), item_id: devotionId }]);
});

test("DEVOTION-31 a report keeps the answer, its devotion and the answers before it that the reporter sees", async () => {
  await answer(bayo, "Before");
  const { answerId } = (await answer(ngozi, "Unkind words")).body;
  const subject = { kind: "devotion_answer", answerId } as const;
  const body = { subject, reason: "bullying" } as const;
  expect((await ngozi.call(report, { body })).error?.code).toBe("safety/own-words");
  const { reportId } = await bayo.must(report, { body });
  await ngozi.must(responseApi.deleteAnswer, { params: { answerId } });
  const { evidence, about } = await lead.must(readReport, { params: { reportId } });
  expect(about?.memberId).toBe(idOf(ngozi));
  expect(evidence).toMatchObject({
    content: "Unkind words",
    display_name: "Ngozi Ade",
    devotion: { title: "Waiting", date: day(0) },
    before: [{ content: "Before" }],
  });
  expect((await bayo.must(listOwnReports)).reports[0]?.kind).toBe("devotion_answer");
  expect((await bayo.call(report, { body })).error?.code).toBe("safety/not-found");
});

test("DEVOTION-31 what a block hides cannot be reported", async () => {
  const { answerId } = (await answer(ngozi, "Hidden")).body;
  await ngozi.must(block, { params: { memberId: idOf(bayo) } });
  const subject = { kind: "devotion_answer", answerId } as const;
  expect((await bayo.call(report, { body: { subject, reason: "other" } })).error?.code).toBe("safety/not-found");
  await ngozi.must(unblock, { params: { memberId: idOf(bayo) } });
});

test("DEVOTION-32 answers are removed after 90 days, and with their devotion", async () => {
  const { answerId } = (await answer(ngozi, "Old")).body;
  await answer(bayo, "New");
  expect(retention.devotionAnswers.days).toBe(90);
  await em().execute("update devotion_answers set created_at = now() - interval '91 days' where id = ?", [answerId]);
  await clearOldAnswers(em());
  expect(await stored()).toEqual([{ content: "New" }]);
  await em().execute("delete from devotions");
  expect(await stored()).toEqual([]);
});
