// Prepared statements: one counts the reports of a whole page of posts, with a function of PostgreSQL for each report.
import type { EntityManager } from "@mikro-orm/postgresql";
import type { PostReport } from "../../../schema/post/admin-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import { prepared, type StatementSource } from "../../platform/database/prepared.ts";

/** SQL: the reports of these posts and of their comments, with the post and the subject of each. */
const reportsOf = (postIds: string): string => `(
    select report.id, report.subject_id as post_id, report.subject_id from reports report
    where report.kind = 'post' and report.subject_id = any (${postIds}::uuid[])
    union all
    select report.id, comment.post_id, report.subject_id from post_comments comment
    join reports report on report.subject_id = comment.id and report.kind = 'post_comment'
    where comment.post_id = any (${postIds}::uuid[])
  )`;

const countReports = prepared<{ post_id: string; subject_id: string; count: number }>(
  "count-post-reports",
  `select found.post_id, found.subject_id, count(*)::int as count
   from ${reportsOf("$2")} found join reports report using (id)
   where report.state <> 'closed' and handles_report($1, found.id)
   group by found.post_id, found.subject_id`,
);

/**
 * SAFE-15: how many reports that are not closed this guardian handles, for each of these posts together with its comments, and
 * for each of the comments. By the id of the post or the comment.
 */
export async function openReportCounts(
  source: StatementSource,
  guardianId: string,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = postIds.length > 0 ? await countReports(source, [guardianId, postIds]) : [];
  const counts = new Map<string, number>();
  const add = (id: string, count: number) => counts.set(id, (counts.get(id) ?? 0) + count);
  for (const { post_id, subject_id, count } of rows) {
    add(post_id, count);
    if (subject_id !== post_id) add(subject_id, count);
  }
  return counts;
}

interface ReportRow extends Omit<PostReport, "reportId"> {
  readonly id: string;
}

const selectReports = prepared<ReportRow>(
  "post-reports",
  `select report.id, report.kind, report.reason, report.state,
     floor(extract(epoch from report.created_at) * 1000)::float8 as "createdAt"
   from ${reportsOf("$2")} found join reports report using (id)
   where handles_report($1, found.id)
   order by report.created_at desc, report.id limit 50`,
);

/** SAFE-15: the newest reports of a post and its comments that this guardian handles. Records the look (SAFE-17). */
export async function readPostReports(em: EntityManager, guardianId: string, postId: string): Promise<PostReport[]> {
  const rows = await selectReports(em, [guardianId, [postId]]);
  if (rows.length > 0) await recordAccess(em, guardianId, "reports");
  return rows.map(({ id, ...report }) => ({ reportId: id, ...report }));
}
