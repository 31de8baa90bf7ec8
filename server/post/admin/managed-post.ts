import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import {
  type listManagedComments as commentsEndpoint,
  type listManagedPosts as listEndpoint,
  MANAGED_COMMENTS_PER_PAGE,
  MANAGED_POSTS_PER_PAGE,
  POST_PREVIEW_LENGTH,
  type readManagedPost as readEndpoint,
} from "../../../schema/post/admin-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import { pageOf } from "../../platform/database/keyset.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import { previewOf } from "../../platform/document/preview.ts";
import { Refusal } from "../../platform/refusal.ts";
import { ANONYMOUS_USER } from "../../profile/profile.ts";
import { openReportCounts, readPostReports } from "../../safety/safety.ts";
import {
  countManagedPosts,
  type ManagedPostRow,
  type ManagedRow,
  selectManagedComments,
  selectManagedPost,
  selectManagedPosts,
} from "./managed-post-store.ts";

type Counts = ReadonlyMap<string, number>;

/** POST-40, POST-45: a page of posts. One behind the last is empty. The look is recorded. */
export async function listManagedPosts(
  em: EntityManager,
  adminId: string,
  { page, sort, search = "", state }: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  await recordAccess(em, adminId, "posts");
  const words = search.split(" ").filter((word) => word !== "");
  const condition = [words.map(likePattern), state === "deleted"];
  const [rows, [count]] = await Promise.all([
    selectManagedPosts[sort](em.fork(), [...condition, (page - 1) * MANAGED_POSTS_PER_PAGE]),
    countManagedPosts(em.fork(), condition),
  ]);
  const reports = await openReportCounts(
    em,
    adminId,
    rows.map(({ id }) => id),
  );
  return {
    posts: rows.map((row) => ({ ...summaryOf(row, reports), preview: previewOf(row.content, POST_PREVIEW_LENGTH) })),
    total: count?.total ?? 0,
  };
}

/** POST-40, POST-45, POST-46: one post with its reports. The look is recorded. Refuses with `post/not-found`. */
export async function readManagedPost(
  em: EntityManager,
  adminId: string,
  postId: string,
): Promise<OutputOf<typeof readEndpoint>> {
  const [row] = await selectManagedPost(em, [postId]);
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
  const [post] = await selectManagedPost(em, [postId]);
  if (!post) throw new Refusal("post/not-found");
  const [rows, counts] = [
    await selectManagedComments(em, [postId, after ?? null]),
    await openReportCounts(em, adminId, [postId]),
  ];
  const { page, next } = pageOf(rows, MANAGED_COMMENTS_PER_PAGE, ({ id }) => [id]);
  return {
    comments: page.map((row) => ({ commentId: row.id, content: row.content, ...writtenOf(row, counts) })),
    next,
  };
}

const summaryOf = (row: ManagedPostRow, reports: Counts) => ({
  postId: row.id,
  ...writtenOf(row, reports),
  likes_count: row.likes_count,
  comments_count: row.comments_count,
});

/** POST-10: the name, and never an address. */
const writtenOf = ({ id, user_id, full_name, roles, created_at, is_deleted }: ManagedRow, reports: Counts) => ({
  author: { memberId: user_id, displayName: full_name ?? ANONYMOUS_USER, roles: [...roles] },
  createdAt: created_at,
  isDeleted: is_deleted,
  openReports: reports.get(id) ?? 0,
});
