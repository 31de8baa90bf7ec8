// Evidence of the community's posts; see evidence-store.ts.
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { rowsOf } from "../../platform/database/typed-query.ts";
import { nameOf } from "./evidence.ts";

/** How many comments are saved before a reported one. */
const COMMENTS_BEFORE = 5;

export interface WrittenEvidence {
  readonly user_id: string | null;
  readonly evidence: Record<string, unknown>;
}

/** A post, a comment or an answer with its writer's name at that time. */
export const written = (row: string) =>
  sql.raw(`jsonb_build_object(
    'content', ${row}.content, 'created_at', ${row}.created_at,
    'user_id', ${row}.user_id, 'display_name', ${nameOf(`${row}.user_id`)}
  )`);

/** POST-1: every member sees every post. */
export const selectPostEvidence = (em: EntityManager, postId: string) =>
  rowsOf(
    em,
    sql<WrittenEvidence>`
      select post.user_id, ${written("post")} as evidence
      from posts post where post.id = ${postId} and post.deleted_at is null`,
  );

/** No row if a block hides the comment (POST-9). */
export const selectCommentEvidence = (em: EntityManager, reporterId: string, commentId: string) =>
  rowsOf(
    em,
    sql<WrittenEvidence>`
      select comment.user_id, ${written("comment")} || jsonb_build_object('post', ${written("post")}, 'before', (
        select coalesce(jsonb_agg(${written("earlier")} order by earlier.id), '[]') from (
          select known.* from post_comments known
          where known.post_id = comment.post_id and known.id < comment.id and known.deleted_at is null
            and not block_stands(${reporterId}, known.user_id)
          order by known.id desc limit ${COMMENTS_BEFORE}
        ) earlier
      )) as evidence
      from post_comments comment join posts post on post.id = comment.post_id and post.deleted_at is null
      where comment.id = ${commentId} and comment.deleted_at is null and not block_stands(${reporterId}, comment.user_id)`,
  );
