import { z } from "zod";
import { next } from "../cursor.ts";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { COMMENT_MAX_LENGTH, POST_MAX_LENGTH } from "../limits.ts";
import { shownMember } from "../member/shown-member.ts";
import { prose } from "../text.ts";

const HOUR = 60 * 60;
/** Liking and taking it back, together. */
const likes: CallLimit = { name: "post-like", tries: 600, seconds: HOUR, per: "account" };
const deletions: CallLimit = { name: "post-deletion", tries: 300, seconds: HOUR, per: "account" };

const postParams = z.strictObject({ postId: z.uuid() });

/** Who wrote a post or a comment. */
const author = shownMember.extend({
  /** Null if the account is gone. */
  memberId: z.uuid().nullable(),
});

const written = {
  author,
  content: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isMine: z.boolean(),
  /** The caller wrote it, or is a safeguarding lead or an admin. */
  canDelete: z.boolean(),
};

export const post = z.strictObject({
  postId: z.uuid(),
  ...written,
  likes_count: z.int(),
  /** Comments that the caller can see. */
  comments_count: z.int(),
  isLiked: z.boolean(),
});
export type Post = z.infer<typeof post>;

export const postComment = z.strictObject({ commentId: z.uuid(), ...written });
export type PostComment = z.infer<typeof postComment>;

export const listPosts = endpoint("GET /api/posts", "member", {
  summary: "Up to 10 posts, newest first. With a cursor, those older than that post.",
  query: z.strictObject({ before: z.uuid().optional() }),
  output: z.strictObject({
    posts: z.array(post),
    next,
    /** The names of the safeguarding leads, who read every comment. */
    supervisors: z.array(z.string()),
  }),
});

export const createPost = endpoint("POST /api/posts", "admin", {
  summary: "Publishes a post to all members.",
  limit: { name: "post", tries: 60, seconds: HOUR, per: "account" },
  isForm: true,
  body: z.strictObject({ content: prose({ min: 1, max: POST_MAX_LENGTH }) }),
  output: z.strictObject({ postId: z.uuid() }),
});

export const deletePost = endpoint("DELETE /api/posts/:postId", "member", {
  summary: "Deletes a post with its likes and comments. For its writer, safeguarding leads and admins.",
  limit: deletions,
  params: postParams,
});

const likeState = z.strictObject({ isLiked: z.boolean(), likes_count: z.int() });

export const likePost = endpoint("PUT /api/posts/:postId/like", "member", {
  summary: "Likes a post. Liking it again changes nothing.",
  limit: likes,
  params: postParams,
  output: likeState,
});

export const unlikePost = endpoint("DELETE /api/posts/:postId/like", "member", {
  summary: "Takes the caller's like back. Without one it changes nothing.",
  limit: likes,
  params: postParams,
  output: likeState,
});

export const listComments = endpoint("GET /api/posts/:postId/comments", "member", {
  summary: "The newest 20 comments of a post, oldest first. With a cursor, those before that comment.",
  params: postParams,
  query: z.strictObject({ before: z.uuid().optional() }),
  output: z.strictObject({ comments: z.array(postComment), next }),
});

export const addComment = endpoint("POST /api/posts/:postId/comments", "member", {
  summary: "Comments on a post. All members can read it.",
  limit: { name: "post-comment", tries: 120, seconds: HOUR, per: "account" },
  isForm: true,
  params: postParams,
  body: z.strictObject({ content: prose({ min: 1, max: COMMENT_MAX_LENGTH }) }),
  output: postComment,
});

export const deleteComment = endpoint("DELETE /api/post-comments/:commentId", "member", {
  summary: "Deletes a comment. For its writer, safeguarding leads and admins.",
  limit: deletions,
  params: z.strictObject({ commentId: z.uuid() }),
});
