import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPORTS_PER_PAGE } from "../../schema/limits.ts";
import {
  closeReport,
  listOwnReports,
  listReports,
  noteOnReport,
  readReport,
  report,
  takeReport,
} from "../../schema/safety/api.ts";
import { giveRole, suspendMember } from "../../server/account/account.ts";
import type { Role } from "../../server/platform/session.ts";
import { listQueue } from "../../server/safety/report-queue.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { ADULT, newChatMember } from "../support/chat-member.ts";
import { statementsDuring } from "../support/statements.ts";

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
  [admin, lead] = await Promise.all([guardian("Pastor Sam", "admin"), guardian("Mrs Bello", "safeguarding_lead")]);
});
afterAll(() => server.stop());

type ChatMember = Awaited<ReturnType<typeof newChatMember>>;

async function guardian(name: string, role: Role): Promise<ChatMember> {
  const person = await newChatMember(server.url, name, ADULT);
  await giveRole(server.database.fork(), person.me?.email ?? "", role);
  return person;
}

async function file(by: ChatMember = reporter, about: ChatMember = subject): Promise<string> {
  const subjectOf = { kind: "profile", memberId: about.memberId } as const;
  const { reportId } = await by.must(report, { body: { subject: subjectOf, reason: "bullying", note: "On Friday" } });
  return reportId;
}

const execute = <T extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<T[]>(sql, values);
const accessLogOf = async ({ memberId }: ChatMember) =>
  (
    await execute<{ subject: string; subject_id: string | null }>(
      "select subject, subject_id from access_log where viewer_id = ? order by id",
      [memberId],
    )
  ).map((row) => [row.subject, row.subject_id]);

/** Calls every report endpoint as this person; returns the error codes or report states. */
async function callEveryEndpoint(person: ChatMember, reportId: string): Promise<unknown[]> {
  const params = { reportId };
  const answers = [
    await person.call(readReport, { params }),
    await person.call(takeReport, { params }),
    await person.call(noteOnReport, { params, body: { text: "x" } }),
    await person.call(closeReport, { params, body: { outcome: "x" } }),
  ];
  return answers.map(({ error, body }) => error?.code ?? body.state);
}

describe("a report in the queue", () => {
  test("SAFE-16 SAFE-18 a report is read, taken, annotated and closed; the reporter sees only the outcome", async () => {
    const reportId = await file();
    const params = { reportId };
    const { reports } = await lead.must(listReports);
    const waiting = {
      reportId,
      kind: "profile",
      reason: "bullying",
      state: "open",
      about: { memberId: subject.memberId, displayName: "Rude Name" },
      reporter: { memberId: reporter.memberId, displayName: "Reporter" },
      owner: null,
    };
    expect(reports.find((each) => each.reportId === reportId)).toMatchObject(waiting);
    expect(await lead.must(readReport, { params })).toMatchObject({
      ...waiting,
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
    await lead.must(noteOnReport, { params, body: { text: "I talk with both" } });
    const noted = await admin.must(noteOnReport, { params, body: { text: "Thank you" } });
    expect(noted.notes).toMatchObject([
      { author: { displayName: "Mrs Bello" }, text: "I talk with both" },
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
    expect(JSON.stringify(own)).not.toContain("I talk with both");
    expect((await admin.must(noteOnReport, { params, body: { text: "Later" } })).notes).toHaveLength(3);
  });

  test("SAFE-16 of fifty simultaneous takes, one guardian owns the report, and only they can close it", async () => {
    const reportId = await file();
    const params = { reportId };
    const others = await Promise.all([1, 2, 3].map((at) => guardian(`Guardian ${at}`, "safeguarding_lead")));
    const everybody = [admin, lead, ...others];
    const taken = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const person = everybody[at % everybody.length] as ChatMember;
        const { error, body } = await person.call(takeReport, { params });
        return error ? error.code : body.owner?.memberId;
      }),
    );
    const [owners, refused] = [taken.filter((each) => each !== "safety/taken"), "safety/taken"];
    expect([owners.length, new Set(owners).size]).toEqual([10, 1]);
    const owner = everybody.find(({ memberId }) => memberId === owners[0]) as ChatMember;
    const other = everybody.find((person) => person !== owner) as ChatMember;
    expect((await other.call(closeReport, { params, body: { outcome: "x" } })).error?.code).toBe(refused);
    const closings = await Promise.all(
      Array.from({ length: 20 }, (_, at) => owner.call(closeReport, { params, body: { outcome: `outcome ${at}` } })),
    );
    expect(closings.filter(({ error }) => !error)).toHaveLength(1);
    expect(new Set(closings.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(new Set(["safety/closed"]));
    expect((await other.call(takeReport, { params })).error?.code).toBe("safety/closed");
  });

  test("SAFE-16 a report must be taken before it is closed; a former guardian's report can be taken over", async () => {
    const reportId = await file();
    const params = { reportId };
    expect((await admin.call(closeReport, { params, body: { outcome: "x" } })).error?.code).toBe("safety/taken");
    const former = await guardian("Former", "safeguarding_lead");
    await former.must(takeReport, { params });
    expect((await admin.call(takeReport, { params })).error?.code).toBe("safety/taken");
    await execute("delete from user_roles where user_id = ?", [former.memberId]);
    expect((await former.call(readReport, { params })).error?.code).toBe("account/not-allowed");
    expect((await admin.must(takeReport, { params })).owner?.memberId).toBe(admin.memberId);
    const [suspended, again] = [await guardian("Suspended", "admin"), await file()];
    await suspended.must(takeReport, { params: { reportId: again } });
    await suspendMember(server.database.fork(), suspended.memberId);
    expect((await admin.must(takeReport, { params: { reportId: again } })).owner?.memberId).toBe(admin.memberId);
  });

  test("SAFE-15 neither its subject nor its reporter finds a report, in any role", async () => {
    const [accused, complaining] = [await guardian("Accused", "admin"), await guardian("Complaining", "admin")];
    const reportId = await file(complaining, accused);
    for (const person of [accused, complaining]) {
      expect(await callEveryEndpoint(person, reportId)).toEqual(Array(4).fill("safety/not-found"));
      const { reports } = await person.must(listReports);
      expect(reports.map((each) => each.reportId)).not.toContain(reportId);
      expect((await accessLogOf(person)).map(([what]) => what)).toEqual(["reports"]);
    }
    expect(await callEveryEndpoint(admin, reportId)).toEqual(["open", "taken", "taken", "closed"]);
    expect(await callEveryEndpoint(admin, crypto.randomUUID())).toEqual(Array(4).fill("safety/not-found"));
    expect(await execute("select from report_notes where report_id = ?", [reportId])).toHaveLength(1);
  });

  test("SAFE-17 every view of a report or the queue is recorded with who viewed what", async () => {
    const reportId = await file();
    const watched = await guardian("Watched", "safeguarding_lead");
    await watched.must(listReports);
    await callEveryEndpoint(watched, reportId);
    expect(await accessLogOf(watched)).toEqual([["reports", null], ...Array(4).fill(["report", reportId])]);
  });

  test("SAFE-17 a refusal that reveals a report's state is recorded too", async () => {
    const params = { reportId: await file() };
    const refused = await guardian("Refused", "safeguarding_lead");
    const close = async () => (await refused.call(closeReport, { params, body: { outcome: "x" } })).error?.code;
    expect(await close()).toBe("safety/taken");
    await admin.must(takeReport, { params });
    expect((await refused.call(takeReport, { params })).error?.code).toBe("safety/taken");
    await admin.must(closeReport, { params, body: { outcome: "Done" } });
    expect(await close()).toBe("safety/closed");
    expect(await accessLogOf(refused)).toEqual(Array(3).fill(["report", params.reportId]));
  });

  test("SAFE-17 a note, claim or closing fails if it can't be recorded", async () => {
    const params = { reportId: await file() };
    const [note, close] = [{ text: "x" }, { outcome: "x" }];
    const failing = async (change: () => Promise<{ error?: unknown }>) => {
      await execute("alter table access_log add constraint away check (subject <> 'report') not valid");
      const { error } = await change();
      await execute("alter table access_log drop constraint away");
      expect(error).toBeDefined();
      return await admin.must(readReport, { params });
    };
    expect(await failing(() => admin.call(noteOnReport, { params, body: note }))).toMatchObject({ notes: [] });
    expect(await failing(() => admin.call(takeReport, { params }))).toMatchObject({ state: "open" });
    await admin.must(takeReport, { params });
    expect(await failing(() => admin.call(closeReport, { params, body: close }))).toMatchObject({ state: "taken" });
  });

  test("invalid input for a report is refused and changes nothing", async () => {
    const params = { reportId: await file() };
    for (const text of ["", "   ", "a\u0000b", "x".repeat(1001)]) {
      expect((await admin.call(noteOnReport, { params, body: { text } })).error?.code).toBe("request/invalid");
      expect((await admin.call(closeReport, { params, body: { outcome: text } })).error?.code).toBe("request/invalid");
    }
    expect(await admin.must(readReport, { params })).toMatchObject({ notes: [], state: "open" });
  });
});

test("the queue is paged, oldest first, and reports taken in between hide no others", async () => {
  await execute("delete from reports");
  await execute(
    `insert into reports (reporter_id, kind, subject_id, about_id, reason, evidence, created_at)
     select ?, 'profile', ?, ?, 'other', '{}', now() - make_interval(secs => 1000 - at) from generate_series(1, ?) at`,
    [reporter.memberId, subject.memberId, subject.memberId, 2 * REPORTS_PER_PAGE + 5],
  );
  const all = (await execute<{ id: string }>("select id from reports order by created_at")).map(({ id }) => id);
  const seen: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const after = seen.at(-1);
    const { reports, hasMore } = await lead.must(listReports, after ? { query: { after } } : {});
    expect(hasMore).toBe(turn < 2);
    seen.push(...reports.map(({ reportId }) => reportId));
    for (const reportId of [reports[0]?.reportId, reports.at(-1)?.reportId]) {
      await lead.must(takeReport, { params: { reportId: reportId ?? "" } });
    }
  }
  expect(seen).toEqual(all);
  for (const reportId of [all[0], all[49]]) {
    await lead.must(closeReport, { params: { reportId: reportId ?? "" }, body: { outcome: "Done" } });
  }
  const idsOf = async (state: "taken" | "closed") =>
    (await lead.must(listReports, { query: { state } })).reports.map(({ reportId }) => reportId);
  expect(await idsOf("closed")).toEqual([all[49], all[0]]);
  expect(await idsOf("taken")).toEqual([all[50], all[99], all[100], all[104]]);
  const em = server.database.fork();
  const statements = await statementsDuring(server.database, () => listQueue(em, { ...lead, roles: [] } as never, {}));
  // The access log entry, the page, and the names on it.
  expect(statements).toHaveLength(3);
});
