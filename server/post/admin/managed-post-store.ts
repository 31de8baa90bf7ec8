import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { QueryOf } from "../../../schema/endpoint.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import {
  type listManagedPosts,
  MANAGED_COMMENTS_PER_PAGE,
  MANAGED_POSTS_PER_PAGE,
  POST_PREVIEW_LENGTH,
} from "../../../schema/post/admin-api.ts";
import { plainPattern } from "../../platform/database/like-pattern.ts";
import { milliseconds, rowCount } from "../../platform/database/typed-query.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { shownRoles } from "../../profile/profile.ts";
import type { PostCommentEntity, PostEntity, PostLikeEntity } from "../post.entity.ts";

type Tables = InferKyselyDB<
  typeof PostEntity | typeof PostLikeEntity | typeof PostCommentEntity | typeof ProfileEntity
>;
type Query = QueryOf<typeof listManagedPosts>;
type Filter = Pick<Query, "search" | "state">;

const postsOf = (em: EntityManager) =>
  em.getKysely<Tables>().selectFrom("posts as row").leftJoin("profiles as profile", "profile.user_id", "row.user_id");

const commentsOf = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("post_comments as row")
    .leftJoin("profiles as profile", "profile.user_id", "row.user_id");

/** Of posts and comments. The name is null if the writer has none, or is gone. */
const written = [
  "row.id",
  "row.user_id",
  "profile.full_name",
  sql.raw<MemberRole[]>(shownRoles("row.user_id")).as("roles"),
  milliseconds(sql.ref<Date>("row.created_at")).as("created_at"),
  sql<boolean>`row.deleted_at is not null`.as("is_deleted"),
] as const;

const counts = [
  sql<number>`(select count(*)::int from post_likes liked where liked.post_id = row.id)`.as("likes_count"),
  sql<number>`(select count(*)::int from post_comments comment
    where comment.post_id = row.id and comment.deleted_at is null)`.as("comments_count"),
] as const;

/** The posts with all the words, deleted or not. */
function matching(em: EntityManager, { search = "", state }: Filter) {
  let found = postsOf(em).where("row.deleted_at", state === "deleted" ? "is not" : "is", null);
  for (const word of search.split(" ").filter((each) => each !== "")) {
    found = found.where(sql<boolean>`concat_ws(' ', row.plain_content, profile.plain_name) like ${plainPattern(word)}`);
  }
  return found;
}

/** A page, with one character more than a preview of each, to know whether the text goes on. */
export const selectManagedPosts = (em: EntityManager, { page, sort, ...filter }: Query) =>
  matching(em, filter)
    .select([...written, ...counts, sql<string>`left(row.content, ${POST_PREVIEW_LENGTH + 1})`.as("content")])
    // Ids rise with time, so they give the order.
    .orderBy("row.id", sort === "created" ? "asc" : "desc")
    .limit(MANAGED_POSTS_PER_PAGE)
    .offset((page - 1) * MANAGED_POSTS_PER_PAGE)
    .execute();

export const countManagedPosts = (em: EntityManager, filter: Filter) =>
  matching(em, filter).select(rowCount).executeTakeFirstOrThrow();

export const selectManagedPost = (em: EntityManager, postId: string) =>
  postsOf(em)
    .select([...written, ...counts, "row.content"])
    .where("row.id", "=", postId)
    .executeTakeFirst();

/** Comments of a post, from the one after `after`. One more than a page, to know if there are others. */
export function selectManagedComments(em: EntityManager, postId: string, after: string | undefined) {
  const comments = commentsOf(em)
    .select([...written, "row.content"])
    .where("row.post_id", "=", postId);
  const rest = after === undefined ? comments : comments.where("row.id", ">", after);
  return rest
    .orderBy("row.id")
    .limit(MANAGED_COMMENTS_PER_PAGE + 1)
    .execute();
}
