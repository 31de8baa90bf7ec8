import { afterAll, beforeAll, expect, test } from "vitest";
import { newHolder } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { declaredEndpoints, sampleOf, schemaOf } from "../../support/request/declared-input.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  grace = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());

/** They reply with nothing about members. */
const impersonal: ReadonlySet<string> = new Set([
  "adminNeedsYou.readNeedsYou",
  "devotionAdmin.listManagedDevotions",
  "devotionDraft.readDevotionGeneration",
  "eventManage.listManagedEvents",
  "notificationAdmin.listAnnouncements",
  "paymentAdmin.listReconciliations",
  "questionAdmin.listQuestions",
  "safetyAdmin.countWaiting",
  "settingAdmin.readSettings",
  "settingAdmin.readSetup",
]);

/** What only leaders read. Those of a single item need the id of one, so each has a test of its own. */
const reads = declaredEndpoints.filter(
  ([name, { method, caller, path }]) =>
    method === "GET" && caller !== "anyone" && caller !== "member" && !path.includes(":") && !impersonal.has(name),
);

test("AUDIT-1 there are lists and downloads to check", () => {
  expect(reads.map(([name]) => name)).toEqual(
    expect.arrayContaining(["memberAdmin.listMembers", "memberAdmin.exportMembers", "safety.listReports"]),
  );
});

test.each(reads)("AUDIT-1 %s leaves a row that names who read it", async (_, endpoint) => {
  const schema = schemaOf(endpoint, "query");
  const query = schema && (sampleOf(schema) as Record<string, string>);
  const rows = await auditDuring(server.database, async () => {
    expect((await grace.call(endpoint, query ? { query } : {})).status).toBe(200);
  });
  const [row, ...others] = rows.filter(({ actor_id }) => actor_id === grace.memberId);
  expect(row?.kind.endsWith("-exported")).toBe(endpoint.kind === "file");
  expect(others).toEqual([]);
});
