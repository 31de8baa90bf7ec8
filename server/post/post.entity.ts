import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

/** Ids rise with time, so they also give the order. */
export const PostEntity = defineEntity({
  name: "Post",
  tableName: "posts",
  indexes: [{ name: "posts_deleted", where: "deleted_at is not null", properties: ["deletedAt"] }],
  checks: [{ name: "posts_content_check", expression: "content <> ''::text" }],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity).nullable().index("posts_user"),
    content: p.text(),
    /** For searches by admins. */
    plainContent: p.text().generated("plain_letters(content) stored").nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    /** POST-42: gone for everybody but the admins, who can restore it for a while. */
    deletedAt: p.datetime().nullable(),
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
    { name: "post_comments_deleted", where: "deleted_at is not null", properties: ["deletedAt"] },
  ],
  checks: [{ name: "post_comments_content_check", expression: "content <> ''::text" }],
  properties: {
    id: p.uuid().primary(),
    post: () => p.manyToOne(PostEntity).deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    content: p.text(),
    createdAt: p.datetime().defaultRaw(`now()`),
    /** POST-42, like that of a post. */
    deletedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "post_comments.content": "redacted",
  "posts.content": "redacted",
  // PostgreSQL derives it from the content, which is redacted.
  "posts.plain_content": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "post_comments.post_id": "withheld",
  "post_comments.user_id": "own",
  "post_likes.post_id": "withheld",
  "post_likes.user_id": "own",
  "posts.plain_content": "withheld",
  "posts.user_id": "own",
} satisfies OwnDataDecisions;
