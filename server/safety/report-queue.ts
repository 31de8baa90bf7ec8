import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import type { ErrorCode } from "../../schema/errors.ts";
import { REPORTS_PER_PAGE } from "../../schema/limits.ts";
import type { queuedReport, reportFile, reportStates } from "../../schema/safety/api.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { UNKNOWN_USER } from "../profile/profile.ts";

type QueuedReport = z.output<typeof queuedReport>;
type ReportFile = z.output<typeof reportFile>;
type State = (typeof reportStates)[number];

/** SAFE-15: which reports are this guardian's to see; takes their id twice. */
const visible = "report.about_id is distinct from ?::uuid and report.reporter_id is distinct from ?::uuid";
const eyesOf = ({ memberId }: Member) => [memberId, memberId];

/** A member's id and name as JSON; null where they are gone. */
const named = (id: string) => `(
  select jsonb_build_object('memberId', u.id, 'displayName', coalesce(p.full_name, '${UNKNOWN_USER}'))
  from users u left join profiles p on p.user_id = u.id where u.id = ${id}
)`;
const milliseconds = (time: string) => `floor(extract(epoch from ${time}) * 1000)::float8`;

const queued = `report.id as "reportId", report.kind, report.reason, report.state,
  ${named("report.about_id")} as about, ${named("report.reporter_id")} as reporter, ${named("report.owner_id")} as owner,
  ${milliseconds("report.created_at")} as "createdAt"`;

/**
 * A page of what waits, the oldest first, or of one state; of those that are closed the newest first. The order does not
 * depend on the state, so that a report which is taken between two pages hides none behind it. Records the look (SAFE-17).
 */
export async function listQueue(
  em: EntityManager,
  guardian: Member,
  { state, after }: { state?: State | undefined; after?: string | undefined },
): Promise<{ reports: QueuedReport[]; hasMore: boolean }> {
  const [beyond, order] = state === "closed" ? ["<", "desc"] : [">", "asc"];
  const rows = await em.execute<QueuedReport[]>(
    `with look as (insert into access_log (viewer_id, subject) values (?, 'reports'))
     select ${queued} from reports report
     where report.state in (?) and ${visible} and (?::uuid is null or (report.created_at, report.id) ${beyond} (
       select last.created_at, last.id from reports last where last.id = ?
     ))
     order by report.created_at ${order}, report.id ${order} limit ?`,
    [
      guardian.memberId,
      state ? [state] : ["open", "taken"],
      ...eyesOf(guardian),
      after ?? null,
      after ?? null,
      REPORTS_PER_PAGE + 1,
    ],
  );
  return { reports: rows.slice(0, REPORTS_PER_PAGE), hasMore: rows.length > REPORTS_PER_PAGE };
}

/** One report with everything that was kept for it; records the look (SAFE-17). */
export async function readFile(em: EntityManager, guardian: Member, reportId: string): Promise<ReportFile> {
  const [file] = await em.execute<ReportFile[]>(
    `with report as (select * from reports report where report.id = ? and ${visible}),
     look as (insert into access_log (viewer_id, subject, subject_id) select ?::uuid, 'report', report.id from report)
     select ${queued}, report.note, report.outcome, ${milliseconds("report.closed_at")} as "closedAt", report.evidence,
       (select coalesce(jsonb_agg(jsonb_build_object(
            'author', ${named("note.author_id")}, 'text', note.content, 'createdAt', ${milliseconds("note.created_at")}
          ) order by note.created_at, note.id), '[]')
        from report_notes note where note.report_id = report.id) as notes
     from report`,
    [reportId, ...eyesOf(guardian), guardian.memberId],
  );
  if (!file) throw new Refusal("safety/not-found");
  return file;
}

/**
 * SAFE-16: the first who takes it has it, and takes it as often as they ask. Whoever looks after reports no more has none,
 * so that theirs do not lie there for ever.
 */
export async function takeReport(em: EntityManager, guardian: Member, reportId: string): Promise<ReportFile> {
  const taken = await em.execute<{ id: string }[]>(
    `update reports report set state = 'taken', owner_id = ?
     where report.id = ? and ${visible} and (report.state = 'open' or report.state = 'taken' and not exists (
       select from user_roles role join users owner on owner.id = role.user_id and owner.suspended_at is null
       where role.user_id = report.owner_id and role.role in ('admin', 'safeguarding_lead') and role.user_id <> ?
     ))
     returning report.id`,
    [guardian.memberId, reportId, ...eyesOf(guardian), guardian.memberId],
  );
  if (taken.length === 0) throw new Refusal(await obstacle(em, guardian, reportId));
  return await readFile(em, guardian, reportId);
}

/** SAFE-18: whoever may see the report may add to it, also when it is closed. */
export async function noteOnReport(
  em: EntityManager,
  guardian: Member,
  reportId: string,
  text: string,
): Promise<ReportFile> {
  await em.execute(
    `insert into report_notes (report_id, author_id, content)
     select report.id, ?::uuid, ? from reports report where report.id = ? and ${visible}`,
    [guardian.memberId, text, reportId, ...eyesOf(guardian)],
  );
  return await readFile(em, guardian, reportId);
}

/** SAFE-16: by whoever has taken it, once. */
export async function closeReport(
  em: EntityManager,
  guardian: Member,
  reportId: string,
  outcome: string,
): Promise<ReportFile> {
  const closed = await em.execute<{ id: string }[]>(
    `update reports report set state = 'closed', outcome = ?, closed_at = now()
     where report.id = ? and ${visible} and report.state = 'taken' and report.owner_id = ? returning report.id`,
    [outcome, reportId, ...eyesOf(guardian), guardian.memberId],
  );
  if (closed.length === 0) throw new Refusal(await obstacle(em, guardian, reportId));
  return await readFile(em, guardian, reportId);
}

/** Why a report could not be taken or closed. */
async function obstacle(em: EntityManager, guardian: Member, reportId: string): Promise<ErrorCode> {
  const [report] = await em.execute<{ state: State }[]>(
    `select report.state from reports report where report.id = ? and ${visible}`,
    [reportId, ...eyesOf(guardian)],
  );
  if (!report) return "safety/not-found";
  return report.state === "closed" ? "safety/closed" : "safety/taken";
}
