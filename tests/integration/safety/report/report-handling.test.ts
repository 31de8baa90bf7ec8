import { afterAll, beforeAll, expect, test } from "vitest";
import {
  closeReport,
  listOwnReports,
  listReports,
  noteOnReport,
  readReport,
  report,
  takeReport,
} from "../../../../schema/safety/api.ts";
import { suspendMember } from "../../../../server/account/account.ts";
import type { Role } from "../../../../server/platform/session.ts";
import { newHolder } from "../../../support/account/admins.ts";
import type { ChatMember } from "../../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";

let server: TestServer;
let reporter: ChatMember;
let subject: ChatMember;
let admin: ChatMember;
let lead: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  [reporter, subject] = await Promise.all([
    newChatMember(server.url, "Reporter", ADULT),
    newChatMember(server.url, "Rude Name", ADULT),
  ]);
  [admin, lead] = await Promise.all([
    newGuardian("Pastor Sam", "admin"),
    newGuardian("Mrs Bello", "safeguarding_lead"),
  ]);
});
afterAll(() => server.stop());

/** A new member who handles reports. */
const newGuardian = (name: string, role: Role) => newHolder(server, role, name);

async function fileReport(by: ChatMember = reporter, about: ChatMember = subject): Promise<string> {
  const profile = { kind: "profile", memberId: about.memberId } as const;
  const { reportId } = await by.must(report, { body: { subject: profile, reason: "bullying", note: "On Friday" } });
  return reportId;
}

const execute = <T extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<T[]>(sql, values);
const auditOf = async ({ memberId }: ChatMember) =>
  (
    await execute<{ kind: string; item_id: string | null }>(
      "select kind, item_id from audit_log where actor_id = ? order by id",
      [memberId],
    )
  ).map((row) => [row.kind, row.item_id]);

/** Calls every report endpoint as this person; returns the error codes or report states. */
async function callEveryEndpoint(person: ChatMember, reportId: string): Promise<unknown[]> {
  const params = { reportId };
  const responses = [
    await person.call(readReport, { params }),
    await person.call(takeReport, { params }),
    await person.call(noteOnReport, { params, body: { text: "x" } }),
    await person.call(closeReport, { params, body: { outcome: "x" } }),
  ];
  return responses.map(({ error, body }) => error?.code ?? body.state);
}

test("SAFE-16 SAFE-18 a report is read, taken, annotated and closed; the reporter sees only the outcome", async () => {
  const reportId = await fileReport();
  const params = { reportId };
  const { reports } = await lead.must(listReports);
  const openReport = {
    reportId,
    kind: "profile",
    reason: "bullying",
    state: "open",
    about: { memberId: subject.memberId, displayName: "Rude Name" },
    reporter: { memberId: reporter.memberId, displayName: "Reporter" },
    owner: null,
  };
  expect(reports.find((each) => each.reportId === reportId)).toMatchObject(openReport);
  expect(await lead.must(readReport, { params })).toMatchObject({
    ...openReport,
    note: "On Friday",
    evidence: { full_name: "Rude Name" },
    outcome: "",
    closedAt: null,
    notes: [],
  });
  expect(await lead.must(takeReport, { params })).toMatchObject({
    state: "taken",
    owner: { displayName: "Mrs Bello" },
  });
  await lead.must(noteOnReport, { params, body: { text: "I'll talk to both" } });
  const annotated = await admin.must(noteOnReport, { params, body: { text: "Thank you" } });
  expect(annotated.notes).toMatchObject([
    { author: { displayName: "Mrs Bello" }, text: "I'll talk to both" },
    { author: { displayName: "Pastor Sam" }, text: "Thank you" },
  ]);
  const closed = await lead.must(closeReport, { params, body: { outcome: "The name was changed" } });
  expect([closed.state, closed.outcome, closed.closedAt]).toEqual([
    "closed",
    "The name was changed",
    expect.any(Number),
  ]);
  const own = (await reporter.must(listOwnReports)).reports.find((each) => each.reportId === reportId);
  expect(own).toMatchObject({ state: "closed", outcome: "The name was changed" });
  expect(JSON.stringify(own)).not.toContain("I'll talk to both");
  expect((await admin.must(noteOnReport, { params, body: { text: "Later" } })).notes).toHaveLength(3);
});

test("SAFE-16 when five guardians take a report at once, one becomes its owner and only they can close it", async () => {
  const reportId = await fileReport();
  const params = { reportId };
  const others = await Promise.all([1, 2, 3].map((number) => newGuardian(`Guardian ${number}`, "safeguarding_lead")));
  const guardians = [admin, lead, ...others];
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const person = guardians[index % guardians.length] as ChatMember;
      const { error, body } = await person.call(takeReport, { params });
      return error ? error.code : body.owner?.memberId;
    }),
  );
  // The owner is one of five guardians, and all ten of their attempts succeed.
  const owners = outcomes.filter((each) => each !== "safety/taken");
  expect([owners.length, new Set(owners).size]).toEqual([10, 1]);
  const owner = guardians.find(({ memberId }) => memberId === owners[0]) as ChatMember;
  const other = guardians.find((person) => person !== owner) as ChatMember;
  expect((await other.call(closeReport, { params, body: { outcome: "x" } })).error?.code).toBe("safety/taken");
  const closeResults = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      owner.call(closeReport, { params, body: { outcome: `outcome ${index}` } }),
    ),
  );
  expect(closeResults.filter(({ error }) => !error)).toHaveLength(1);
  expect(new Set(closeResults.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(new Set(["safety/closed"]));
  expect((await other.call(takeReport, { params })).error?.code).toBe("safety/closed");
});

test("SAFE-16 SAFE-49 a report is taken before it is closed; that of a former guardian is open again", async () => {
  const reportId = await fileReport();
  const params = { reportId };
  expect((await admin.call(closeReport, { params, body: { outcome: "x" } })).error?.code).toBe("safety/not-taken");
  const former = await newGuardian("Former", "safeguarding_lead");
  await former.must(takeReport, { params });
  expect((await admin.call(takeReport, { params })).error?.code).toBe("safety/taken");
  await execute("delete from user_roles where user_id = ?", [former.memberId]);
  expect(await admin.must(readReport, { params })).toMatchObject({ state: "open", owner: null });
  expect((await former.call(readReport, { params })).error?.code).toBe("account/not-allowed");
  expect((await admin.must(takeReport, { params })).owner?.memberId).toBe(admin.memberId);
  const suspended = await newGuardian("Suspended", "admin");
  const second = { reportId: await fileReport() };
  await suspended.must(takeReport, { params: second });
  await suspendMember(server.database.fork(), suspended.memberId);
  expect((await admin.must(takeReport, { params: second })).owner?.memberId).toBe(admin.memberId);
});

test("SAFE-15 guardians cannot see or handle a report that they filed or that is about them", async () => {
  const [accused, complainant] = [await newGuardian("Accused", "admin"), await newGuardian("Complainant", "admin")];
  const reportId = await fileReport(complainant, accused);
  for (const person of [accused, complainant]) {
    expect(await callEveryEndpoint(person, reportId)).toEqual(Array(4).fill("safety/not-found"));
    const { reports } = await person.must(listReports);
    expect(reports.map((each) => each.reportId)).not.toContain(reportId);
    expect((await auditOf(person)).map(([viewed]) => viewed)).toEqual(["reports"]);
  }
  expect(await callEveryEndpoint(admin, reportId)).toEqual(["open", "taken", "taken", "closed"]);
  expect(await callEveryEndpoint(admin, crypto.randomUUID())).toEqual(Array(4).fill("safety/not-found"));
  expect(await execute("select from report_notes where report_id = ?", [reportId])).toHaveLength(1);
});

test("SAFE-17 every view of a report or of the queue is recorded, with the viewer and what they viewed", async () => {
  const reportId = await fileReport();
  const viewer = await newGuardian("Viewer", "safeguarding_lead");
  await viewer.must(listReports);
  await callEveryEndpoint(viewer, reportId);
  expect(await auditOf(viewer)).toEqual([["reports", null], ...Array(4).fill(["report", reportId])]);
});

test("SAFE-17 a refusal that reveals a report's state is recorded too", async () => {
  const params = { reportId: await fileReport() };
  const refused = await newGuardian("Refused", "safeguarding_lead");
  const close = async () => (await refused.call(closeReport, { params, body: { outcome: "x" } })).error?.code;
  expect(await close()).toBe("safety/not-taken");
  await admin.must(takeReport, { params });
  expect((await refused.call(takeReport, { params })).error?.code).toBe("safety/taken");
  await admin.must(closeReport, { params, body: { outcome: "Done" } });
  expect(await close()).toBe("safety/closed");
  expect(await auditOf(refused)).toEqual(Array(3).fill(["report", params.reportId]));
});

test("SAFE-17 annotating, taking or closing a report fails if the access can't be recorded", async () => {
  const params = { reportId: await fileReport() };
  const [note, close] = [{ text: "x" }, { outcome: "x" }];
  const withoutAuditLog = async (change: () => Promise<{ error?: unknown }>) => {
    await execute("alter table audit_log add constraint no_report_views check (kind <> 'report') not valid");
    const { error } = await change();
    await execute("alter table audit_log drop constraint no_report_views");
    expect(error).toBeDefined();
    return await admin.must(readReport, { params });
  };
  expect(await withoutAuditLog(() => admin.call(noteOnReport, { params, body: note }))).toMatchObject({ notes: [] });
  expect(await withoutAuditLog(() => admin.call(takeReport, { params }))).toMatchObject({ state: "open" });
  await admin.must(takeReport, { params });
  expect(await withoutAuditLog(() => admin.call(closeReport, { params, body: close }))).toMatchObject({
    state: "taken",
  });
});

test("invalid input for a report is refused and changes nothing", async () => {
  const params = { reportId: await fileReport() };
  for (const text of ["", "   ", "a\u0000b", "x".repeat(1001)]) {
    expect((await admin.call(noteOnReport, { params, body: { text } })).error?.code).toBe("request/invalid");
    expect((await admin.call(closeReport, { params, body: { outcome: text } })).error?.code).toBe("request/invalid");
  }
  expect(await admin.must(readReport, { params })).toMatchObject({ notes: [], state: "open" });
});
