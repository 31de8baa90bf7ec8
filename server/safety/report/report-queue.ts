import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import { REPORTS_PER_PAGE } from "../../../schema/limits.ts";
import type { findNextReport, listReports, ReportFile } from "../../../schema/safety/api.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { recordAccess, recordAudit } from "../../audit/audit.ts";
import { notify } from "../../notification/notification.ts";
import { idColumn, isAfter, pageOf, timeColumn } from "../../platform/database/keyset.ts";
import { countWaitingRows, type WaitingCount } from "../../platform/needs-you.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { ReportEntity, ReportNoteEntity } from "./report.entity.ts";
import { type QueueRow, selectNext, selectQueue } from "./report-store.ts";
import { guardiansAmong, handledBy, presenter, readFile } from "./report-view.ts";
import { rankOf } from "./severity.ts";

type List = OutputOf<typeof listReports>;

/** Closed reports: the newest first. */
const closedOrder = [timeColumn("created_at"), idColumn()];
const closedFirst = { createdAt: "desc", id: "desc" } as const;
/** The columns in the list. */
const listed = ["kind", "reason", "state", "about", "reporter", "owner", "createdAt", "createdMicroseconds"] as const;

/** SAFE-35: a page of reports. Records the access (SAFE-17). */
export async function listQueue(
  em: EntityManager,
  guardian: Member,
  query: QueryOf<typeof listReports>,
): Promise<List> {
  await recordAccess(em, guardian.memberId, "reports");
  return query.state === "closed" ? await listClosed(em, guardian, query) : await listOpen(em, guardian, query);
}

async function listOpen(em: EntityManager, guardian: Member, query: QueryOf<typeof listReports>): Promise<List> {
  const rows = await selectQueue(em, { guardianId: guardian.memberId, ...query }, REPORTS_PER_PAGE + 1);
  const { page, next } = pageOf(rows, REPORTS_PER_PAGE, (row) => [
    row.as_of,
    row.group_rank,
    row.group_time,
    row.group_first,
    row.rank,
    row.time,
    row.id,
  ]);
  const reports = page.map((row) => ({ ...listedOf(row), together: row.together }));
  const present = await presenter(em, reports);
  return {
    reports: reports.map((each) => ({ ...present(each), together: each.together })),
    next,
    asOf: page[0]?.as_of ?? null,
  };
}

const MICROSECONDS = 1000;
const memberOf = (id: string | null) => (id === null ? null : { id });
const listedOf = ({ id, kind, reason, state, about_id, reporter_id, owner_id, time }: QueueRow) => ({
  id,
  kind,
  reason,
  state,
  about: memberOf(about_id),
  reporter: memberOf(reporter_id),
  owner: memberOf(owner_id),
  createdAt: new Date(Math.floor(time / MICROSECONDS)),
});

async function listClosed(em: EntityManager, guardian: Member, { after }: QueryOf<typeof listReports>): Promise<List> {
  const [time, id] = after?.slice(-2) ?? [];
  const key = time !== undefined && id !== undefined ? [time, id] : undefined;
  const rows = await em.find(
    ReportEntity,
    { ...handledBy(guardian), state: "closed", ...isAfter(closedOrder, "desc", key) },
    { fields: listed, orderBy: closedFirst, limit: REPORTS_PER_PAGE + 1 },
  );
  // A closed report stands alone.
  const { page, next } = pageOf(rows, REPORTS_PER_PAGE, ({ id, reason, createdMicroseconds }) => {
    const own = [rankOf(reason), createdMicroseconds, id];
    return [createdMicroseconds, ...own, ...own];
  });
  const present = await presenter(em, page);
  return { reports: page.map((report) => ({ ...present(report), together: 1 })), next, asOf: null };
}

/** SAFE-35: the report after this one in the same list, and the moment whose order it follows. */
export async function findNext(
  em: EntityManager,
  guardian: Member,
  { reportId, state, asOf }: { reportId: string } & QueryOf<typeof findNextReport>,
): Promise<OutputOf<typeof findNextReport>> {
  const report = await em.findOne(
    ReportEntity,
    { id: reportId, ...handledBy(guardian) },
    { fields: ["createdMicroseconds"] },
  );
  if (!report) throw new Refusal("safety/not-found");
  if (state === "closed") {
    const next = await em.findOne(
      ReportEntity,
      { ...handledBy(guardian), state, ...isAfter(closedOrder, "desc", [report.createdMicroseconds, reportId]) },
      { fields: ["id"], orderBy: closedFirst },
    );
    return { next: next && { reportId: next.id, asOf: null } };
  }
  const next = await selectNext(em, { guardianId: guardian.memberId, state, asOf }, reportId);
  return { next: next ? { reportId: next.id, asOf: next.as_of } : null };
}

/** How many reports the open queue of this guardian has. */
export const countOpenReports = (em: EntityManager, guardian: Pick<Member, "memberId">): Promise<number> =>
  em.count(ReportEntity, openFor(guardian));

/** The same, with the longest wait. */
export const reportsWaiting = (em: EntityManager, guardian: Pick<Member, "memberId">): Promise<WaitingCount> =>
  countWaitingRows(em, ReportEntity, openFor(guardian), "created_at");

const openFor = (guardian: Pick<Member, "memberId">) => ({
  ...handledBy(guardian),
  state: { $in: ["open" as const, "taken" as const] },
});

/** A condition: no current guardian owns the report. */
export const isWithoutOwner = () => raw("not is_guardian(owner_id)");

/**
 * SAFE-16: the first guardian to take a report owns it; taking it again changes nothing. A member who is no longer a
 * guardian owns none, so that their reports can be taken.
 */
export async function takeReport(em: EntityManager, guardian: Member, reportId: string): Promise<ReportFile> {
  return await changeAndRead(em, guardian, reportId, (tx) =>
    tx.nativeUpdate(
      ReportEntity,
      {
        id: reportId,
        ...handledBy(guardian),
        $or: [{ state: "open" }, { state: "taken", $or: [{ owner: guardian.memberId }, { [isWithoutOwner()]: [] }] }],
      },
      { state: "taken", owner: guardian.memberId },
    ),
  );
}

/** SAFE-18: every guardian who may see the report may add notes, even after it is closed. */
export async function noteOnReport(
  em: EntityManager,
  guardian: Member,
  reportId: string,
  text: string,
): Promise<ReportFile> {
  return await changeAndRead(em, guardian, reportId, async (tx) => {
    const seen = await tx.count(ReportEntity, { id: reportId, ...handledBy(guardian) });
    if (seen > 0) await tx.insert(ReportNoteEntity, { report: reportId, author: guardian.memberId, content: text });
    return seen;
  });
}

/** SAFE-16: only the owner closes a report, once. NOTICE-15: who filed it is notified. */
export async function closeReport(
  em: EntityManager,
  guardian: Member,
  reportId: string,
  outcome: string,
): Promise<ReportFile> {
  return await changeAndRead(em, guardian, reportId, async (tx) => {
    const reporterId = await lockReporter(tx, reportId);
    const closed = await tx.nativeUpdate(
      ReportEntity,
      { id: reportId, ...handledBy(guardian), state: "taken", owner: guardian.memberId },
      // The database's clock, as in the order of the list.
      { state: "closed", outcome, closedAt: raw("clock_timestamp()") },
    );
    if (closed > 0 && reporterId) await notify(tx, "report_answered", reporterId);
    return closed;
  });
}

/**
 * The member who filed the report. Undefined if their account is gone. The account is locked before the report, as when
 * it is erased, so that the two never deadlock.
 */
async function lockReporter(tx: EntityManager, reportId: string): Promise<string | undefined> {
  const report = await tx.findOne(ReportEntity, reportId, { fields: ["reporter"] });
  if (!report?.reporter) return undefined;
  const reporter = await tx.findOne(UserEntity, report.reporter.id, { lockMode: LockMode.PESSIMISTIC_READ });
  return reporter?.id;
}

/**
 * Changes a report, returns it and records the access (SAFE-17), in one transaction. `change` resolves to how many
 * reports it changed.
 */
export async function changeAndRead(
  em: EntityManager,
  guardian: Member,
  reportId: string,
  change: (tx: EntityManager) => Promise<number>,
): Promise<ReportFile> {
  const file = await em.transactional(async (tx) =>
    (await change(tx)) > 0 ? await readFile(tx, guardian, reportId) : undefined,
  );
  if (!file) throw new Refusal(await refusalCode(em, guardian, reportId));
  return file;
}

/**
 * The error code if a report could not be changed. It reveals the report's state, so the access is recorded (SAFE-17).
 */
async function refusalCode(em: EntityManager, guardian: Member, reportId: string): Promise<ErrorCode> {
  const report = await em.findOne(
    ReportEntity,
    { id: reportId, ...handledBy(guardian) },
    { fields: ["state", "owner", "about"], disableIdentityMap: true },
  );
  if (!report) return "safety/not-found";
  await recordAudit(em, { actorId: guardian.memberId, kind: "report", memberId: report.about?.id, itemId: reportId });
  if (report.state === "closed") return "safety/closed";
  const ownerId = report.owner?.id;
  const isTaken = ownerId !== undefined && (await guardiansAmong(em, [ownerId])).has(ownerId);
  return isTaken ? "safety/taken" : "safety/not-taken";
}
