import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ErrorCode } from "../../../schema/errors.ts";
import * as siteAdminApi from "../../../schema/site/admin-api.ts";
import { listRequests, type RequestFile } from "../../../schema/site/admin-api.ts";
import { followRoadmap, sendRequest } from "../../../schema/site/api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { newHolder, sorted } from "../../support/account/admins.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { addRequest } from "../../support/site/request-rows.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let grace: ChatMember;
let femi: ChatMember;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from user_roles");
  [grace, femi] = [await newHolder(server, "admin", "Grace Okafor"), await newHolder(server, "admin", "Femi Ade")];
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const read = (who: ChatMember, requestId: string) => who.must(siteAdminApi.readRequest, { params: { requestId } });

const { takeRequest, handBackRequest, closeRequest, reopenRequest, deleteRequest } = siteAdminApi;
const steps = { takeRequest, handBackRequest, closeRequest, reopenRequest, deleteRequest };
type Step = keyof typeof steps;
/** Returns the code of the refusal, or undefined. */
const go = async (who: ChatMember, step: Step, requestId: string): Promise<ErrorCode | undefined> =>
  (await who.call(steps[step] as typeof takeRequest, { params: { requestId } })).error?.code;
const answer = async (who: ChatMember, requestId: string, words = "Welcome! Come on Friday.") =>
  (await who.call(siteAdminApi.answerRequest, { params: { requestId }, body: { answer: words } })).error?.code;
const shown = ({ state, owner }: RequestFile) => [state, owner?.displayName ?? null];

test("INBOX-2 INBOX-4 a request to join is taken, answered by mail, and recorded", async () => {
  const ada = await newMember(server.url, "Ada Nwosu");
  const email = `ngozi-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await ada.must(sendRequest, { body: { kind: "join", name: "Ngozi Obi", email, message: "May I come?" } });
  const { requests } = await grace.must(listRequests, { query: { search: email } as never });
  const requestId = requests[0]?.requestId ?? "";
  expect(requests).toMatchObject([
    { kind: "join", name: "Ngozi Obi", email, message: "May I come?", state: "new", owner: null },
  ]);

  const rows = await auditDuring(server.database, async () => {
    expect(await go(grace, "takeRequest", requestId)).toBeUndefined();
    expect(shown(await read(femi, requestId))).toEqual(["in_progress", "Grace Okafor"]);
    expect(await answer(grace, requestId, "Welcome, Ngozi.\n\nCome on Friday.")).toBeUndefined();
  });
  const file = await read(femi, requestId);
  expect(file).toMatchObject({ state: "answered", answer: "Welcome, Ngozi.\n\nCome on Friday.", isOwn: false });
  expect(file.decidedAt).toBeGreaterThan(file.createdAt);
  await until(() => outboxMails(server, email).length > 0);
  const [mail, ...others] = outboxMails(server, email);
  expect(others).toEqual([]);
  expect(mail).toContain("Subject: Lampstand: your request to join");
  expect(mail).toContain("Welcome, Ngozi.");
  expect(mail).not.toContain("May I come?");
  const memberId = file.sender?.memberId;
  expect(rows).toMatchObject([
    { actor_id: grace.memberId, kind: "request-taken", member_id: memberId, item_id: requestId },
    { actor_id: femi.memberId, kind: "request", member_id: memberId, item_id: requestId },
    { actor_id: grace.memberId, kind: "request-answered", member_id: memberId, item_id: requestId },
  ]);
});

describe("two admins at once", () => {
  test("INBOX-2 one of them takes a request, the other is refused and sees who was faster", async () => {
    const requestId = await addRequest(server.database);
    const codes = await Promise.all([go(grace, "takeRequest", requestId), go(femi, "takeRequest", requestId)]);
    expect(sorted(codes)).toEqual(["done", "inbox/taken"]);
    const winner = codes[0] === undefined ? "Grace Okafor" : "Femi Ade";
    expect(shown(await read(grace, requestId))).toEqual(["in_progress", winner]);
  });

  test("INBOX-4 one of them answers, and one mail is sent", async () => {
    const email = `twice-${crypto.randomUUID().slice(0, 8)}@example.org`;
    const requestId = await addRequest(server.database, { email });
    const codes = await Promise.all([answer(grace, requestId, "From Grace."), answer(femi, requestId, "From Femi.")]);
    expect(sorted(codes)).toEqual(["done", "inbox/decided"]);
    await until(() => outboxMails(server, email).length > 0);
    expect(outboxMails(server, email)).toHaveLength(1);
    const words = codes[0] === undefined ? "From Grace." : "From Femi.";
    expect((await read(grace, requestId)).answer).toBe(words);
    expect(outboxMails(server, email)[0]).toContain(words);
  });

  test("INBOX-2 INBOX-5 INBOX-7 what one of them owns, the other cannot answer, close, hand back or delete", async () => {
    const requestId = await addRequest(server.database);
    await go(grace, "takeRequest", requestId);
    expect(await answer(femi, requestId)).toBe("inbox/taken");
    for (const step of ["takeRequest", "closeRequest", "handBackRequest", "deleteRequest", "reopenRequest"] as const) {
      expect(await go(femi, step, requestId)).toBe("inbox/taken");
    }
    expect(await go(grace, "handBackRequest", requestId)).toBeUndefined();
    expect(shown(await read(grace, requestId))).toEqual(["new", null]);
    expect(await go(grace, "handBackRequest", requestId)).toBe("inbox/not-taken");
    expect(await go(femi, "takeRequest", requestId)).toBeUndefined();
  });
});

test("INBOX-3 the request of an admin who is suspended or loses the role is new again", async () => {
  const [first, second] = [await addRequest(server.database), await addRequest(server.database)];
  for (const requestId of [first, second]) await go(femi, "takeRequest", requestId);
  await suspendMember(server.database.fork(), femi.memberId);
  expect(shown(await read(grace, first))).toEqual(["new", null]);
  const mine = await grace.must(listRequests, { query: { owner: "nobody", state: "new" } as never });
  expect(mine.requests.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining([first, second]));
  expect(await go(grace, "takeRequest", first)).toBeUndefined();
  expect(await answer(grace, second)).toBeUndefined();
  expect(shown(await read(grace, second))).toEqual(["answered", "Grace Okafor"]);
});

test("INBOX-5 a request is closed and opened again, and an answered one stays answered", async () => {
  const requestId = await addRequest(server.database);
  expect(await go(grace, "closeRequest", requestId)).toBeUndefined();
  expect(shown(await read(grace, requestId))).toEqual(["closed", "Grace Okafor"]);
  expect(await answer(grace, requestId)).toBe("inbox/decided");
  expect(await go(grace, "closeRequest", requestId)).toBe("inbox/decided");
  expect(await go(femi, "reopenRequest", requestId)).toBeUndefined();
  expect(shown(await read(grace, requestId))).toEqual(["in_progress", "Femi Ade"]);
  expect(await answer(femi, requestId)).toBeUndefined();
  for (const step of ["reopenRequest", "takeRequest", "closeRequest"] as const) {
    expect(await go(femi, step, requestId)).toBe("inbox/decided");
  }
});

test("INBOX-4 an address for news is answered like a request", async () => {
  const email = `news-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await new Person(server.url).must(followRoadmap, { body: { email } });
  const { requests } = await grace.must(listRequests, { query: { kind: "roadmap", search: email } as never });
  expect(requests).toMatchObject([{ kind: "roadmap", name: null, message: null, email }]);
  expect(await answer(grace, requests[0]?.requestId ?? "", "Voice rooms are here.")).toBeUndefined();
  await until(() => outboxMails(server, email).length > 0);
  expect(outboxMails(server, email)[0]).toContain("news of our new features");
});

test("INBOX-6 a request whose address was deleted is closed or deleted, but not answered", async () => {
  const requestId = await addRequest(server.database, { email: "[deleted]" });
  expect(await read(grace, requestId)).toMatchObject({ canAnswer: false });
  expect(await answer(grace, requestId)).toBe("inbox/no-address");
  expect(await go(grace, "closeRequest", requestId)).toBeUndefined();
});

test("INBOX-7 a deleted request is gone, and the deletion is recorded", async () => {
  const requestId = await addRequest(server.database);
  const rows = await auditDuring(server.database, async () => {
    expect(await go(grace, "deleteRequest", requestId)).toBeUndefined();
  });
  expect(rows).toMatchObject([{ actor_id: grace.memberId, kind: "request-deleted", item_id: requestId }]);
  expect(await go(grace, "deleteRequest", requestId)).toBe("inbox/not-found");
  expect((await grace.call(siteAdminApi.readRequest, { params: { requestId } })).error?.code).toBe("inbox/not-found");
});

test("INBOX-3 the requests of an admin who deletes their account stay, with what they answered", async () => {
  const requestId = await addRequest(server.database);
  await answer(femi, requestId, "See you on Friday.");
  await eraseMember(server.database, femi.me?.email ?? "", filesOf(server));
  expect(await read(grace, requestId)).toMatchObject({ state: "answered", owner: null, answer: "See you on Friday." });
});

test("INBOX-4 an empty answer and one of 5,001 characters are refused", async () => {
  const requestId = await addRequest(server.database);
  expect(await answer(grace, requestId, " \n ")).toBe("request/invalid");
  expect(await answer(grace, requestId, "a".repeat(5001))).toBe("request/invalid");
  expect(shown(await read(grace, requestId))).toEqual(["new", null]);
});
