import { afterAll, beforeAll, expect, test } from "vitest";
import type { QueryOf } from "../../../schema/endpoint.ts";
import { exportRequests, listRequests, REQUESTS_PER_PAGE, takeRequest } from "../../../schema/site/admin-api.ts";
import { parseCsv } from "../../../server/platform/document/parse-csv.ts";
import { newHolder } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementCount } from "../../support/server/statements.ts";
import { addRequest } from "../../support/site/request-rows.ts";

let server: TestServer;
let admin: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  admin = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());

const add = (row: Parameters<typeof addRequest>[1]) => addRequest(server.database, row);
const list = (query: Partial<QueryOf<typeof listRequests>>) => admin.must(listRequests, { query: query as never });
const namesFor = async (query: Partial<QueryOf<typeof listRequests>>) =>
  (await list(query)).requests.map(({ name }) => name);

test("INBOX-1 the list is searched without diacritics, by address, phone number and message", async () => {
  await add({
    name: "Ọlámidé Ńwọ́sụ",
    email: "Ola@Example.org",
    phone: "+234 803 111 2222",
    message: "Ẹ káàárọ̀, 100% ready",
  });
  for (const search of ["olamide nwo", "OLA@example", "803 111", "e kaaaro", "100%"]) {
    expect(await namesFor({ search }), search).toEqual(["Ọlámidé Ńwọ́sụ"]);
  }
  expect(await namesFor({ search: "10_%" })).toEqual([]);
});

test("INBOX-1 the list is filtered by kind, state and owner, and shows open requests first", async () => {
  const search = "zz ";
  const taken = await add({ name: "Zz Taken", kind: "apply", createdAt: new Date("2026-11-01") });
  await add({ name: "Zz New", kind: "join", createdAt: new Date("2026-11-02") });
  const closed = await add({ name: "Zz Closed", kind: "join", createdAt: new Date("2026-11-03") });
  await admin.must(takeRequest, { params: { requestId: taken } });
  await server.database
    .fork()
    .execute("update requests set state = 'closed', decided_at = now() where id = ?", [closed]);
  expect(await namesFor({ search })).toEqual(["Zz New", "Zz Taken"]);
  expect(await namesFor({ search, order: "asc", state: "all" })).toEqual(["Zz Taken", "Zz New", "Zz Closed"]);
  expect(await namesFor({ search, state: "in_progress" })).toEqual(["Zz Taken"]);
  expect(await namesFor({ search, state: "closed" })).toEqual(["Zz Closed"]);
  expect(await namesFor({ search, kind: "apply" })).toEqual(["Zz Taken"]);
  expect(await namesFor({ search, owner: "me" })).toEqual(["Zz Taken"]);
  expect(await namesFor({ search, owner: "nobody" })).toEqual(["Zz New"]);
});

test("INBOX-1 pages of 50 overlap nowhere, and need as many statements as one row", async () => {
  const createdAt = new Date("2026-10-01");
  for (let n = 0; n < REQUESTS_PER_PAGE + 5; n += 1) await add({ name: `Yy ${n}`, createdAt });
  const [first, second] = [await list({ search: "yy " }), await list({ search: "yy ", page: 2 })];
  expect([first.requests.length, second.requests.length, first.total]).toEqual([50, 5, 55]);
  expect(new Set([...first.requests, ...second.requests].map(({ requestId }) => requestId)).size).toBe(55);
  const during = (search: string) => statementCount(server.database, () => list({ search }));
  expect(await during("yy ")).toBe(await during("yy 54"));
});

test("INBOX-8 INBOX-9 a download has the requests of the filter, no formula, and is recorded", async () => {
  await add({ name: "Xx Corp", kind: "donation", message: '=HYPERLINK("http://evil")\nsecond line' });
  let csv: string[][] = [];
  const rows = await auditDuring(server.database, async () => {
    const { body } = await admin.call(exportRequests, { query: { search: "xx " } as never });
    csv = parseCsv(String(body.content)) ?? [];
  });
  const [head, ...lines] = csv;
  expect(head?.slice(0, 3)).toEqual(["\ufeffReceived", "Kind", "Name"]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(1, 3)).toEqual(["donation", "Xx Corp"]);
  expect(lines[0]?.[head?.indexOf("Message") ?? -1]).toBe('\'=HYPERLINK("http://evil")\nsecond line');
  expect(rows).toMatchObject([{ actor_id: admin.memberId, kind: "requests-exported" }]);
});

test("INBOX-9 each look at the list is recorded", async () => {
  const rows = await auditDuring(server.database, () => list({}));
  expect(rows).toMatchObject([{ actor_id: admin.memberId, kind: "requests", member_id: null }]);
});
