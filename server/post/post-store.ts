import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { COMMENTS_PER_PAGE, POSTS_PER_PAGE } from "../../schema/limits.ts";
import type { MemberRole } from "../../schema/member/role.ts";
import { milliseconds, type Views } from "../platform/database/typed-query.ts";
import type { ProfileEntity } from "../profile/profile.entity.ts";
import { avatarUrl, shownRoles } from "../profile/profile.ts";
import type { PostCommentEntity, PostEntity, PostLikeEntity } from "./post.entity.ts";

type Tables = InferKyselyDB<
  typeof PostEntity | typeof PostLikeEntity | typeof PostCommentEntity | typeof ProfileEntity
> &
  Views;

/** What a post and a comment have in common. The name is null if the writer has none, or is gone. */
export type WrittenRow = Omit<
  Awaited<ReturnType<typeof selectPosts>>[number],
  "likes_count" | "is_liked" | "comments_count"
>;

const posts = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("posts as row")
    .leftJoin("profiles as profile", "profile.user_id", "row.user_id")
    .where("row.deleted_at", "is", null);

const comments = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("post_comments as row")
    .leftJoin("profiles as profile", "profile.user_id", "row.user_id")
    .select(written);

const written = [
  "row.id",
  "row.user_id",
  "profile.full_name",
  sql.raw<string | null>(avatarUrl("profile")).as("avatar_url"),
  sql.raw<MemberRole[]>(shownRoles("row.user_id")).as("roles"),
  "row.content",
  milliseconds(sql.ref<Date>("row.created_at")).as("created_at"),
] as const;

const likes = (readerId: string) =>
  [
    sql<number>`(select count(*)::int from post_likes liked where liked.post_id = row.id)`.as("likes_count"),
    sql<boolean>`exists (select from post_likes own where own.post_id = row.id and own.user_id = ${readerId})`.as(
      "is_liked",
    ),
  ] as const;

/** POST-9, POST-42, a condition: the reader sees the comment. */
const isVisible = (comment: string, readerId: string) =>
  sql<boolean>`${sql.ref(`${comment}.deleted_at`)} is null and not block_stands(${readerId}, ${sql.ref(`${comment}.user_id`)})`;

/** The posts before this one, the newest first. One more than a page, to know if there are others. */
export function selectPosts(em: EntityManager, readerId: string, before: string | undefined) {
  const found = posts(em)
    .select([...written, ...likes(readerId)])
    .select(
      sql<number>`(select count(*)::int from post_comments comment
        where comment.post_id = row.id and ${isVisible("comment", readerId)})`.as("comments_count"),
    );
  const rest = before === undefined ? found : found.where("row.id", "<", before);
  return rest
    .orderBy("row.id", "desc")
    .limit(POSTS_PER_PAGE + 1)
    .execute();
}

/** Undefined if the post is gone. */
export const selectLikes = (em: EntityManager, readerId: string, postId: string) =>
  posts(em).select(likes(readerId)).where("row.id", "=", postId).executeTakeFirst();

/** The comments of a post before this one, the newest first. One more than a page, to know if there are others. */
export function selectComments(em: EntityManager, readerId: string, postId: string, before: string | undefined) {
  const found = comments(em).where("row.post_id", "=", postId).where(isVisible("row", readerId));
  const rest = before === undefined ? found : found.where("row.id", "<", before);
  return rest
    .orderBy("row.id", "desc")
    .limit(COMMENTS_PER_PAGE + 1)
    .execute();
}

export const selectComment = (em: EntityManager, commentId: string) =>
  comments(em).where("row.id", "=", commentId).executeTakeFirstOrThrow();
