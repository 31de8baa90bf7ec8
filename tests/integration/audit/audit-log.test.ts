import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AUDIT_PER_PAGE, exportAudit, listAudit } from "../../../schema/audit/admin-api.ts";
import type { QueryOf } from "../../../schema/endpoint.ts";
import { report } from "../../../schema/safety/api.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import { parseCsv } from "../../../server/platform/document/parse-csv.ts";
import { newHolder } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let grace: ChatMember;
let femi: ChatMember;
let ada: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  [grace, femi] = [await newAdmin("Grace Okafor"), await newAdmin("Femi Ade")];
  ada = await newChatMember(server.url, "Ada Nwosu", ADULT);
});
afterAll(() => server.stop());

const newAdmin = (name: string) => newHolder(server, "admin", name);
const record = (entry: Parameters<typeof recordAudit>[1]) => recordAudit(server.database.fork(), entry);
const list = async (reader: ChatMember, query: Partial<QueryOf<typeof listAudit>> = {}) =>
  (await reader.must(listAudit, { query: query as never })).entries;
const csvOf = async (query: Record<string, string> = {}) => {
  const { body } = await grace.call(exportAudit, { query });
  return parseCsv(String(body.content)) ?? [];
};

describe("the audit log", () => {
  test("AUDIT-5 shows who did what, about whom, when and why, newest first", async () => {
    const before = Date.now();
    await record({ actorId: femi.memberId, kind: "members" });
    await record({
      actorId: femi.memberId,
      kind: "role-given",
      memberId: ada.memberId,
      detail: "mentor",
      reason: "Ready.",
    });
    const [newest, older] = await list(grace, { actor: femi.memberId });
    expect(newest).toMatchObject({
      actor: { memberId: femi.memberId, displayName: "Femi Ade" },
      kind: "role-given",
      detail: "mentor",
      member: { memberId: ada.memberId, displayName: "Ada Nwosu" },
      reason: "Ready.",
    });
    expect(newest?.createdAt).toBeGreaterThan(before - 60_000);
    expect(older).toMatchObject({ kind: "members", member: null, detail: null, reason: null });
  });

  test("AUDIT-5 is filtered by actor, member, kind and days", async () => {
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Africa/Lagos", dateStyle: "short" }).format();
    await record({ actorId: grace.memberId, kind: "member", memberId: ada.memberId });
    const kinds = async (query: Partial<QueryOf<typeof listAudit>>) => [
      ...new Set((await list(grace, { member: "ada nw", ...query })).map(({ kind }) => kind)),
    ];
    expect(await kinds({})).toEqual(["member", "role-given"]);
    expect(await kinds({ actor: "grace" })).toEqual(["member"]);
    expect(await kinds({ actor: femi.me?.email ?? "" })).toEqual(["role-given"]);
    expect(await kinds({ kind: "role-given" })).toEqual(["role-given"]);
    expect(await kinds({ from: today, to: today })).toEqual(["member", "role-given"]);
    expect(await kinds({ to: "2020-01-01" })).toEqual([]);
    expect(await kinds({ member: "100%" })).toEqual([]);
    expect((await grace.call(listAudit, { query: { from: "yesterday" } })).error?.code).toBe("request/invalid");
  });

  test("AUDIT-5 has pages of 50 rows, which overlap nowhere", async () => {
    for (let n = 0; n < AUDIT_PER_PAGE + 3; n += 1) await record({ actorId: ada.memberId, kind: "confession" });
    const query = { actor: ada.memberId };
    const first = await grace.must(listAudit, { query });
    const before = first.entries.at(-1)?.entryId ?? 0;
    const second = await grace.must(listAudit, { query: { ...query, before } });
    expect([first.entries.length, first.hasMore]).toEqual([AUDIT_PER_PAGE, true]);
    expect([second.entries.length, second.hasMore]).toEqual([3, false]);
    expect(second.entries[0]?.entryId).toBeLessThan(before);
  });

  test("AUDIT-6 reading it is recorded once an hour, a download every time", async () => {
    const reader = await newAdmin("Bisi Ojo");
    const rows = await auditDuring(server.database, async () => {
      await list(reader);
      await list(reader, { kind: "report" });
      await reader.must(exportAudit, { query: {} });
      await reader.must(exportAudit, { query: {} });
    });
    expect(rows.map(({ actor_id, kind }) => [actor_id, kind])).toEqual([
      [reader.memberId, "audit-log"],
      [reader.memberId, "audit-log-exported"],
      [reader.memberId, "audit-log-exported"],
    ]);
  });

  test("AUDIT-7 hides reports about and from its reader, flags on their messages, and who acted on them", async () => {
    const profile = { kind: "profile", memberId: femi.memberId } as const;
    const { reportId } = await ada.must(report, { body: { subject: profile, reason: "other" } });
    const { reportId: sent } = await femi.must(report, {
      body: { subject: { kind: "profile", memberId: ada.memberId }, reason: "other" },
    });
    const actorId = ada.memberId;
    await record({ actorId, kind: "report", itemId: reportId, memberId: femi.memberId });
    await record({ actorId, kind: "member-warned", itemId: sent, memberId: ada.memberId, reason: "From a report" });
    await record({ actorId, kind: "member-muted", memberId: femi.memberId, reason: "Secret" });
    await record({ actorId, kind: "flagged-message", itemId: crypto.randomUUID(), memberId: femi.memberId });
    await record({ actorId, kind: "member", memberId: femi.memberId });
    const seenBy = async (reader: ChatMember) =>
      (await list(reader, { actor: actorId })).map(({ kind }) => kind).filter((kind) => kind !== "confession");
    expect(await seenBy(femi)).toEqual(["member"]);
    expect(await seenBy(grace)).toEqual(["member", "flagged-message", "member-muted", "member-warned", "report"]);
  });

  test("AUDIT-8 a download has the rows of the filter, and no cell is run as a formula", async () => {
    await record({ actorId: grace.memberId, kind: "member-warned", memberId: ada.memberId, reason: '=HYPERLINK("x")' });
    const [head, ...rows] = await csvOf({ kind: "member-warned", actor: "grace" });
    expect(head?.slice(0, 4)).toEqual(["\ufeffWhen", "Who", "Who (id)", "What"]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.slice(1)).toEqual([
      "Grace Okafor",
      grace.memberId,
      "member-warned",
      "",
      "Ada Nwosu",
      ada.memberId,
      `'=HYPERLINK("x")`,
    ]);
  });
});
