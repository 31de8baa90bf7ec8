import { z } from "zod";
import { next } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { namedMember } from "../member/shown-member.ts";
import { reportStates, storedReasons } from "../safety/api.ts";
import { line } from "../text.ts";

export const MANAGED_POSTS_PER_PAGE = 25;
export const MANAGED_COMMENTS_PER_PAGE = 25;
export const POST_PAGES_MAX = 10_000;
export const POST_SEARCH_MAX_LENGTH = 100;
/** In code points. */
export const POST_PREVIEW_LENGTH = 100;

export const postStates = ["shown", "deleted"] as const;
export const postOrders = ["created", "-created"] as const;
export type PostOrder = (typeof postOrders)[number];

const written = {
  author: namedMember.extend({
    /** Null if the account is gone. */
    memberId: z.uuid().nullable(),
  }),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isDeleted: z.boolean(),
  /** Reports that are not closed and that the caller handles. Those of a post include those of its comments. */
  openReports: z.int(),
};

const summary = {
  postId: z.uuid(),
  ...written,
  likes_count: z.int(),
  /** Without deleted ones. */
  comments_count: z.int(),
};

const listedPost = z.strictObject({
  ...summary,
  /** The first 100 characters, on one line. */
  preview: z.string(),
});
export type ListedPost = z.infer<typeof listedPost>;

const managedPost = z.strictObject({ ...summary, content: z.string() });
export type ManagedPost = z.infer<typeof managedPost>;

const managedComment = z.strictObject({ commentId: z.uuid(), ...written, content: z.string() });
export type ManagedComment = z.infer<typeof managedComment>;

const postReport = z.strictObject({
  reportId: z.uuid(),
  /** Of the post itself, or of one of its comments. */
  kind: z.enum(["post", "post_comment"]),
  reason: z.enum(storedReasons),
  state: z.enum(reportStates),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type PostReport = z.infer<typeof postReport>;

export const listManagedPosts = endpoint("GET /api/admin/posts", "admin", {
  summary: "A page of 25 posts, newest first unless asked otherwise. Deleted ones only if they are asked for.",
  query: z.strictObject({
    /** From 1. */
    page: z.coerce.number().int().min(1).max(POST_PAGES_MAX).default(1),
    sort: z.enum(postOrders).default("-created"),
    /** Every word has to occur, in the text or the writer's name. */
    search: line({ max: POST_SEARCH_MAX_LENGTH }).optional(),
    state: z.enum(postStates).default("shown"),
  }),
  output: z.strictObject({ posts: z.array(listedPost), total: z.int() }),
});

const postParams = z.strictObject({ postId: z.uuid() });
const commentParams = z.strictObject({ commentId: z.uuid() });
export const readManagedPost = endpoint("GET /api/admin/posts/:postId", "admin", {
  summary:
    "One post, also a deleted one, with the reports of it and its comments that the caller handles, newest first.",
  params: postParams,
  output: z.strictObject({ post: managedPost, reports: z.array(postReport) }),
});

export const listManagedComments = endpoint("GET /api/admin/posts/:postId/comments", "admin", {
  summary: "A page of 25 comments of a post, oldest first, also deleted ones. With a cursor, those after that comment.",
  params: postParams,
  query: z.strictObject({ after: z.uuid().optional() }),
  output: z.strictObject({ comments: z.array(managedComment), next }),
});

export const deleteManagedPost = endpoint("DELETE /api/admin/posts/:postId", "admin", {
  summary: "Deletes a post with its likes and comments. For 30 days it can be restored.",
  params: postParams,
});

export const restorePost = endpoint("POST /api/admin/posts/:postId/restored", "admin", {
  summary: "Restores a deleted post with its likes and comments.",
  params: postParams,
});

export const deleteManagedComment = endpoint("DELETE /api/admin/post-comments/:commentId", "admin", {
  summary: "Deletes a comment. For 30 days it can be restored.",
  params: commentParams,
});

export const restoreComment = endpoint("POST /api/admin/post-comments/:commentId/restored", "admin", {
  summary: "Restores a deleted comment.",
  params: commentParams,
});
