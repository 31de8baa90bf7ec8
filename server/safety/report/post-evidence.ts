// Evidence of the community's posts; see evidence-store.ts.
import { prepared } from "../../platform/database/prepared.ts";
import { nameOf } from "./evidence.ts";

/** How many comments are saved before a reported one. */
const COMMENTS_BEFORE = 5;

export interface WrittenEvidence {
  readonly user_id: string | null;
  readonly evidence: Record<string, unknown>;
}

/** A post or a comment with its writer's name at that time. */
const written = (row: string): string => `jsonb_build_object(
    'content', ${row}.content, 'created_at', ${row}.created_at,
    'user_id', ${row}.user_id, 'display_name', ${nameOf(`${row}.user_id`)}
  )`;

/** Parameters: the reporter, a post. POST-1: every member sees every post. */
export const selectPostEvidence = prepared<WrittenEvidence>(
  "post-evidence",
  `select post.user_id, ${written("post")} as evidence 
   from posts post where post.id = $2 and post.deleted_at is null and $1::uuid is not null`,
);

/** Parameters: the reporter, a comment. No row if a block hides it (POST-9). */
export const selectCommentEvidence = prepared<WrittenEvidence>(
  "comment-evidence",
  `select comment.user_id, ${written("comment")} || jsonb_build_object('post', ${written("post")}, 'before', (
     select coalesce(jsonb_agg(${written("earlier")} order by earlier.id), '[]') from (
       select known.* from post_comments known
       where known.post_id = comment.post_id and known.id < comment.id and known.deleted_at is null
         and not block_stands($1, known.user_id)
       order by known.id desc limit ${COMMENTS_BEFORE}
     ) earlier
   )) as evidence
   from post_comments comment join posts post on post.id = comment.post_id and post.deleted_at is null
   where comment.id = $2 and comment.deleted_at is null and not block_stands($1, comment.user_id)`,
);
