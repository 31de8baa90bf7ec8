import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readNeedsYou } from "../../../schema/admin/needs-you-api.ts";
import { PARENT_REQUEST_DAYS } from "../../../schema/limits.ts";
import { countWaiting } from "../../../schema/safety/waiting-api.ts";
import * as siteAdminApi from "../../../schema/site/admin-api.ts";
import { listRequests } from "../../../schema/site/admin-api.ts";
import { askAsParent, parentAsks } from "../../../schema/site/api.ts";
import { contactMissing } from "../../../schema/site/site-field-text.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { clearParentRequests, remindOfParents } from "../../../server/site/site.jobs.ts";
import { newHolder } from "../../support/account/admins.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { addRequest } from "../../support/site/request-rows.ts";

let server: TestServer;
let admin: ChatMember;
let lead: ChatMember;
let mentor: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  admin = await newHolder(server, "admin", "Grace Okafor");
  lead = await newHolder(server, "safeguarding_lead", "Ngozi Eze");
  mentor = await newHolder(server, "mentor", "Femi Ade");
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from requests");
  await execute("delete from rate_limits");
});

interface Row {
  kind: string;
  ask: string;
  child_name: string;
  name: string;
  email: string | null;
  phone: string | null;
  message: string | null;
  user_id: string | null;
}

const execute = <Found extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Found[]>(sql, values);
const rows = () =>
  execute<Row>("select kind, ask, child_name, name, email, phone, message, user_id from requests order by created_at");
const wish = { ask: "close_account", childName: "Ada Obi", name: "Ifeoma Obi", phone: "+234 803 111 2222" } as const;
const ask = (body: object = wish, person = new Person(server.url)) => person.call(askAsParent, { body: body as never });
const listed = async (who: ChatMember, query: object = {}) =>
  (await who.must(listRequests, { query: query as never })).requests;
const firstId = async () => (await listed(lead))[0]?.requestId ?? "";

test("PRIVACY-4 a parent asks with an email or a phone number, and every kind of request is stored", async () => {
  for (const each of parentAsks) expect((await ask({ ...wish, ask: each })).body).toEqual({ done: true });
  await ask({ ...wish, phone: "", email: " Ifeoma@Example.org ", message: "She’s twelve." });
  const parent = { kind: "parent", child_name: "Ada Obi", name: "Ifeoma Obi", user_id: null };
  expect(await rows()).toEqual([
    ...parentAsks.map((each) => ({ ...parent, ask: each, email: null, phone: wish.phone, message: null })),
    { ...parent, ask: wish.ask, email: "ifeoma@example.org", phone: null, message: "She’s twelve." },
  ]);
});

test("PRIVACY-4 a request without a way to answer, a name or a known wish is refused at its field", async () => {
  const wrong: [object, string][] = [
    [{ ...wish, phone: "" }, "email"],
    [{ ...wish, childName: " " }, "childName"],
    [{ ...wish, name: "" }, "name"],
    [{ ...wish, email: "ifeoma at example" }, "email"],
    [{ ...wish, ask: "punish" }, "ask"],
    [{ ...wish, memberId: "00000000-0000-4000-8000-000000000000" }, "body"],
  ];
  for (const [body, field] of wrong) {
    const { status, error } = await ask(body);
    expect([status, error?.code, Object.keys(error?.fields ?? {})]).toEqual([422, "request/invalid", [field]]);
  }
  expect((await ask({ ...wish, phone: undefined })).error?.fields?.email).toBe(contactMissing);
  expect(await rows()).toEqual([]);
});

test("PRIVACY-4 the same request fifty times at once counts once, and one for a second child counts too", async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rows()).toHaveLength(1);
  await ask({ ...wish, childName: "Obinna Obi" });
  expect(await rows()).toHaveLength(2);
});

test("PRIVACY-4 requests are limited by address, with the time to wait", async () => {
  for (let n = 0; n < 100; n += 1) expect((await ask({ ...wish, message: `Number ${n}` })).status).toBe(200);
  const { status, error } = await ask({ ...wish, message: "Number 100" });
  expect([status, error?.code]).toEqual([429, "request/too-many"]);
  expect(error?.retryAfter).toBeGreaterThan(0);
});

test("PRIVACY-5 the reply is the same for a member’s name, and the session on the device isn’t stored", async () => {
  const ada = await newMember(server.url, "Ada Obi");
  const known = await ask(wish, ada);
  const unknown = await ask({ ...wish, childName: "Nobody Whom We Know" });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect((await rows()).map(({ user_id }) => user_id)).toEqual([null, null]);
});

test("PRIVACY-6 leads see what parents ask and nothing else; admins have it as a list of its own", async () => {
  await ask();
  const other = await addRequest(server.database, { name: "Zz Joins" });
  expect((await listed(lead)).map(({ name, childName, ask: what }) => [name, childName, what])).toEqual([
    ["Ifeoma Obi", "Ada Obi", "close_account"],
  ]);
  expect((await listed(lead, { search: "ada obi" })).length).toBe(1);
  expect(await listed(lead, { kind: "join" })).toEqual([]);
  expect((await listed(admin)).map(({ name }) => name)).toEqual(["Zz Joins"]);
  expect((await listed(admin, { kind: "parent" })).map(({ name }) => name)).toEqual(["Ifeoma Obi"]);
  expect((await mentor.call(listRequests, { query: {} as never })).error?.code).toBe("account/not-allowed");

  const { readRequest, takeRequest, closeRequest, deleteRequest } = siteAdminApi;
  for (const endpoint of [readRequest, takeRequest, closeRequest, deleteRequest]) {
    const reply = await lead.call(endpoint as typeof takeRequest, { params: { requestId: other } });
    expect(reply.error?.code).toBe("inbox/not-found");
  }
});

test("PRIVACY-6 a lead takes a request, which an admin then can’t; without the role it’s free again", async () => {
  await ask();
  const params = { requestId: await firstId() };
  const taken = await lead.must(siteAdminApi.takeRequest, { params });
  expect([taken.state, taken.owner?.displayName, taken.canAnswer]).toEqual(["in_progress", "Ngozi Eze", false]);
  expect((await admin.call(siteAdminApi.takeRequest, { params })).error?.code).toBe("inbox/taken");
  const answer = await lead.call(siteAdminApi.answerRequest, { params, body: { answer: "We’ll call you." } });
  expect(answer.error?.code).toBe("inbox/no-address");

  await execute("delete from user_roles where user_id = ?", [lead.memberId]);
  expect((await admin.must(siteAdminApi.takeRequest, { params })).owner?.displayName).toBe("Grace Okafor");
  await execute("insert into user_roles (user_id, role) values (?, 'safeguarding_lead')", [lead.memberId]);
  expect((await admin.must(siteAdminApi.closeRequest, { params })).state).toBe("closed");
});

test("PRIVACY-7 each view and each change is in the audit log", async () => {
  await ask();
  const recorded = await auditDuring(server.database, async () => {
    const params = { requestId: await firstId() };
    await lead.must(siteAdminApi.readRequest, { params });
    await lead.must(siteAdminApi.closeRequest, { params });
  });
  expect(recorded.map(({ actor_id, kind }) => [actor_id, kind])).toEqual([
    [lead.memberId, "requests"],
    [lead.memberId, "request"],
    [lead.memberId, "request-closed"],
  ]);
});

test("PRIVACY-8 what parents ask is counted for admins, and mailed as a link without a word of it", async () => {
  const mails: { to: string; subject: string; text: string; action?: { url: string } | undefined }[] = [];
  const config = { COMMUNITY_NAME: "Lampstand" };
  const sendMail = async (mail: (typeof mails)[number]) => void mails.push(mail);
  const remind = () =>
    remindOfParents(server.database.fork(), { config, sendMail, siteUrl: "https://x.example" } as never);
  await remind();
  expect(mails).toEqual([]);

  await ask();
  await addRequest(server.database);
  const { lines } = await admin.must(readNeedsYou);
  expect(lines.filter(({ name }) => name === "parents" || name === "requests").map(({ count }) => count)).toEqual([
    1, 1,
  ]);
  expect((await admin.must(countWaiting)).parents).toBe(1);
  await remind();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([admin.me?.email, lead.me?.email].toSorted());
  expect(mails[0]?.action?.url).toBe("https://x.example/safety/parents");
  // An address of a test has digits of its own.
  const words = mails.map(({ to: _, ...mail }) => mail);
  expect(JSON.stringify(words)).not.toMatch(/Ifeoma|Obi|803/);
});

test("PRIVACY-9 what was answered or closed long ago is deleted, and nothing else", async () => {
  for (const childName of ["Long ago", "Lately", "Waits"]) await ask({ ...wish, childName });
  const close = (childName: string, days: number) =>
    execute("update requests set state = 'closed', decided_at = now() - ? * interval '1 day' where child_name = ?", [
      days,
      childName,
    ]);
  await close("Long ago", PARENT_REQUEST_DAYS + 1);
  await close("Lately", PARENT_REQUEST_DAYS - 1);
  const joined = await addRequest(server.database);
  await execute("update requests set state = 'closed', decided_at = '2020-01-01' where id = ?", [joined]);
  await clearParentRequests(server.database.fork());
  expect((await rows()).map(({ child_name }) => child_name).toSorted()).toEqual(["Lately", "Waits", null]);
});

test("PRIVACY-9 the request stays when the child’s account is deleted, without the child’s name", async () => {
  const child = await newMember(server.url, "Chidinma Okonkwo");
  await ask({ ...wish, childName: "Chidinma Okonkwo", message: "Please close it for Chidinma Okonkwo." });
  await eraseMember(server.database, child.me?.email ?? "", filesOf(server));
  const [row] = await rows();
  expect(row?.name).toBe("Ifeoma Obi");
  expect(JSON.stringify(row)).not.toContain("Chidinma");
});
