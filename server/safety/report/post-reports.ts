import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { PostReport } from "../../../schema/post/admin-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import { milliseconds } from "../../platform/database/typed-query.ts";
import type { PostCommentEntity } from "../../post/post.entity.ts";
import type { ReportEntity } from "./report.entity.ts";

type Tables = InferKyselyDB<typeof ReportEntity | typeof PostCommentEntity>;

const REPORTS_SHOWN = 50;

/** SAFE-15: the reports of these posts and of their comments that the guardian handles, with the post of each. */
function reportsOf(em: EntityManager, guardianId: string, postIds: readonly string[]) {
  const database = em.getKysely<Tables>();
  const ofComments = database
    .selectFrom("post_comments as comment")
    .innerJoin("reports as report", "report.subject_id", "comment.id")
    .where("report.kind", "=", "post_comment")
    .where((row) => row("comment.post_id", "=", row.fn.any(row.val(postIds))))
    .select(["report.id", "comment.post_id", sql.lit<PostReport["kind"]>("post_comment").as("kind")]);
  const found = database
    .selectFrom("reports as report")
    .where("report.kind", "=", "post")
    .where((row) => row("report.subject_id", "=", row.fn.any(row.val(postIds))))
    .select(["report.id", "report.subject_id as post_id", sql.lit<PostReport["kind"]>("post").as("kind")])
    .unionAll(ofComments);
  return database
    .selectFrom(found.as("found"))
    .innerJoin("reports as report", "report.id", "found.id")
    .where((row) => row.fn<boolean>("handles_report", [row.val(guardianId), "found.id"]));
}

/**
 * SAFE-15: how many reports that are not closed this guardian handles, for each of these posts together with its comments, and
 * for each of the comments. By the id of the post or the comment.
 */
export async function openReportCounts(
  em: EntityManager,
  guardianId: string,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (postIds.length === 0) return new Map();
  const rows = await reportsOf(em, guardianId, postIds)
    .where("report.state", "<>", "closed")
    .groupBy(["found.post_id", "report.subject_id"])
    .select(["found.post_id", "report.subject_id", sql<number>`count(*)::int`.as("count")])
    .execute();
  const counts = new Map<string, number>();
  const add = (id: string, count: number) => counts.set(id, (counts.get(id) ?? 0) + count);
  for (const { post_id, subject_id, count } of rows) {
    add(post_id, count);
    if (subject_id !== post_id) add(subject_id, count);
  }
  return counts;
}

/** SAFE-15: the newest reports of a post and its comments that this guardian handles. Records the look (SAFE-17). */
export async function readPostReports(em: EntityManager, guardianId: string, postId: string): Promise<PostReport[]> {
  const reports = await reportsOf(em, guardianId, [postId])
    .select((row) => [
      "report.id as reportId",
      "found.kind",
      "report.reason",
      "report.state",
      milliseconds(row.ref("report.created_at")).as("createdAt"),
    ])
    .orderBy("report.created_at", "desc")
    .orderBy("report.id")
    .limit(REPORTS_SHOWN)
    .execute();
  if (reports.length > 0) await recordAccess(em, guardianId, "reports");
  return reports;
}
