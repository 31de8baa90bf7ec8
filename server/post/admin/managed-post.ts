import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import {
  type listManagedComments as commentsEndpoint,
  type listManagedPosts as listEndpoint,
  MANAGED_COMMENTS_PER_PAGE,
  POST_PREVIEW_LENGTH,
  type readManagedPost as readEndpoint,
} from "../../../schema/post/admin-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import { pageOf } from "../../platform/database/keyset.ts";
import { previewOf } from "../../platform/document/preview.ts";
import { Refusal } from "../../platform/refusal.ts";
import { ANONYMOUS_USER } from "../../profile/profile.ts";
import { openReportCounts, readPostReports } from "../../safety/safety.ts";
import {
  countManagedPosts,
  selectManagedComments,
  selectManagedPost,
  selectManagedPosts,
} from "./managed-post-store.ts";

type Counts = ReadonlyMap<string, number>;
type ManagedPost = NonNullable<Awaited<ReturnType<typeof selectManagedPost>>>;

/** POST-40, POST-45: a page of posts. One behind the last is empty. The look is recorded. */
export async function listManagedPosts(
  em: EntityManager,
  adminId: string,
  query: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  await recordAccess(em, adminId, "posts");
  const [rows, { total }] = await Promise.all([selectManagedPosts(em, query), countManagedPosts(em, query)]);
  const reports = await openReportCounts(
    em,
    adminId,
    rows.map(({ id }) => id),
  );
  return {
    posts: rows.map((row) => ({ ...summaryOf(row, reports), preview: previewOf(row.content, POST_PREVIEW_LENGTH) })),
    total,
  };
}

/** POST-40, POST-45, POST-46: one post with its reports. The look is recorded. Refuses with `post/not-found`. */
export async function readManagedPost(
  em: EntityManager,
  adminId: string,
  postId: string,
): Promise<OutputOf<typeof readEndpoint>> {
  const row = await selectManagedPost(em, postId);
  if (!row) throw new Refusal("post/not-found");
  await recordAccess(em, adminId, "post", postId);
  const counts = await openReportCounts(em, adminId, [postId]);
  const reports = await readPostReports(em, adminId, postId);
  return { post: { ...summaryOf(row, counts), content: row.content }, reports };
}

/** POST-41: comments of a post, oldest first. */
export async function listManagedComments(
  em: EntityManager,
  adminId: string,
  { postId, after }: { postId: string; after?: string | undefined },
): Promise<OutputOf<typeof commentsEndpoint>> {
  if (!(await selectManagedPost(em, postId))) throw new Refusal("post/not-found");
  const rows = await selectManagedComments(em, postId, after);
  const counts = await openReportCounts(em, adminId, [postId]);
  const { page, next } = pageOf(rows, MANAGED_COMMENTS_PER_PAGE, ({ id }) => [id]);
  return {
    comments: page.map((row) => ({ commentId: row.id, content: row.content, ...writtenOf(row, counts) })),
    next,
  };
}

const summaryOf = (row: ManagedPost, reports: Counts) => ({
  postId: row.id,
  ...writtenOf(row, reports),
  likes_count: row.likes_count,
  comments_count: row.comments_count,
});

/** POST-10: the name, and never an address. */
const writtenOf = (
  { id, user_id, full_name, roles, created_at, is_deleted }: Omit<ManagedPost, "likes_count" | "comments_count">,
  reports: Counts,
) => ({
  author: { memberId: user_id, displayName: full_name ?? ANONYMOUS_USER, roles },
  createdAt: created_at,
  isDeleted: is_deleted,
  openReports: reports.get(id) ?? 0,
});
