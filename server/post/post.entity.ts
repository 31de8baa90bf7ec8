import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions } from "../platform/database/erasure-decision.ts";

/** Ids rise with time, so they also give the order. */
export const PostEntity = defineEntity({
  name: "Post",
  tableName: "posts",
  checks: [{ name: "posts_content_check", expression: "content <> ''::text" }],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity).nullable().index("posts_user"),
    content: p.text(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const PostLikeEntity = defineEntity({
  name: "PostLike",
  tableName: "post_likes",
  properties: {
    post: () => p.manyToOne(PostEntity).primary().updateRule("no action"),
    user: () => p.manyToOne(UserEntity).primary().updateRule("no action").index("post_likes_user"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const PostCommentEntity = defineEntity({
  name: "PostComment",
  tableName: "post_comments",
  indexes: [
    { name: "post_comments_post", properties: ["post", "id"] },
    { name: "post_comments_user", properties: ["user", "createdAt"] },
  ],
  checks: [{ name: "post_comments_content_check", expression: "content <> ''::text" }],
  properties: {
    id: p.uuid().primary(),
    post: () => p.manyToOne(PostEntity).deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    content: p.text(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "post_comments.content": "redacted",
  "post_comments.user_id": "goes",
  "post_likes.user_id": "goes",
  "posts.content": "redacted",
  "posts.user_id": "forgotten",
} satisfies ErasureDecisions;
