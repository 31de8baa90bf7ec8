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

/** The files that only leaders download. Those of a single item need the id of one, so each has a test of its own. */
const downloads = declaredEndpoints.filter(
  ([, { kind, caller, path }]) => kind === "file" && caller !== "anyone" && caller !== "member" && !path.includes(":"),
);

test("AUDIT-1 there are downloads to check", () => {
  expect(downloads.map(([name]) => name)).toContain("memberAdmin.exportMembers");
});

test.each(downloads)("AUDIT-1 the download %s leaves a row that names who took it", async (_, endpoint) => {
  const schema = schemaOf(endpoint, "query");
  const query = schema && (sampleOf(schema) as Record<string, string>);
  const rows = await auditDuring(server.database, async () => {
    expect((await grace.call(endpoint, query ? { query } : {})).status).toBe(200);
  });
  const kinds = rows.filter(({ actor_id }) => actor_id === grace.memberId).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.endsWith("-exported"))).toHaveLength(1);
});
