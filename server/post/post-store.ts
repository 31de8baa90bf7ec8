// Prepared statements: one statement reads a page of the feed, with what each post and comment is to its reader.
import { COMMENTS_PER_PAGE, POSTS_PER_PAGE } from "../../schema/limits.ts";
import type { MemberRole } from "../../schema/member/role.ts";
import { prepared } from "../platform/database/prepared.ts";
import { avatarUrl, shownRoles } from "../profile/profile.ts";

export interface WrittenRow {
  readonly id: string;
  readonly user_id: string | null;
  /** Null if the writer has no name, or is gone. */
  readonly full_name: string | null;
  /** The address of their picture. */
  readonly avatar_url: string | null;
  readonly roles: readonly MemberRole[];
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly created_at: number;
}

export interface PostRow extends WrittenRow {
  readonly likes_count: number;
  readonly comments_count: number;
  readonly is_liked: boolean;
}

const columns = `row.id, row.user_id, profile.full_name, ${avatarUrl("profile")} as avatar_url, ${shownRoles("row.user_id")} as roles, row.content,
  floor(extract(epoch from row.created_at) * 1000)::float8 as created_at`;

const likes = (post: string): string => `(select count(*)::int from post_likes liked where liked.post_id = ${post})`;

const isLikedBy = (post: string, memberId: string): string =>
  `exists (select from post_likes own where own.post_id = ${post} and own.user_id = ${memberId})`;

/** POST-9, POST-42, a condition: the reader sees the comment. Both are SQL expressions. */
const isVisibleComment = (comment: string, readerId: string): string =>
  `${comment}.deleted_at is null and not block_stands(${readerId}, ${comment}.user_id)`;

/** Parameters: the reader, the post before which to begin or null. One more than a page, to know if there are others. */
export const selectPosts = prepared<PostRow>(
  "posts",
  `select ${columns}, ${likes("row.id")} as likes_count, ${isLikedBy("row.id", "$1")} as is_liked, (
     select count(*)::int from post_comments comment where comment.post_id = row.id and ${isVisibleComment("comment", "$1")}
   ) as comments_count
   from posts row left join profiles profile on profile.user_id = row.user_id
   where row.deleted_at is null and ($2::uuid is null or row.id < $2::uuid)
   order by row.id desc limit ${POSTS_PER_PAGE + 1}`,
);

/** Parameters: the reader, a post. No row if the post is gone. */
export const selectLikes = prepared<{ likes_count: number; is_liked: boolean }>(
  "post-likes",
  `select ${likes("post.id")} as likes_count, ${isLikedBy("post.id", "$1")} as is_liked 
   from posts post where post.id = $2 and post.deleted_at is null`,
);

/**
 * Parameters: the reader, a post, the comment before which to begin or null. The newest first, and one more than a page,
 * to know if there are others.
 */
export const selectComments = prepared<WrittenRow>(
  "post-comments",
  `select ${columns} from post_comments row left join profiles profile on profile.user_id = row.user_id
   where row.post_id = $2 and ${isVisibleComment("row", "$1")} and ($3::uuid is null or row.id < $3::uuid)
   order by row.id desc limit ${COMMENTS_PER_PAGE + 1}`,
);

/** Parameter: a comment. */
export const selectComment = prepared<WrittenRow>(
  "post-comment",
  `select ${columns} from post_comments row left join profiles profile on profile.user_id = row.user_id where row.id = $1`,
);

/** POST-7: what a member wrote below a post lately, oldest first, because contact data can be split over comments. */
export const selectRecentComments = prepared<{ content: string }>(
  "recent-own-comments",
  `select recent.content from (
     select own.id, own.content from post_comments own
     where own.user_id = $1 and own.post_id = $2 and own.created_at > now() - interval '10 minutes'
     order by own.id desc limit 12
   ) recent order by recent.id`,
);

/** POST-8: the names of the safeguarding leads, longest in the role first. */
export const selectLeadNames = prepared<{ full_name: string }>(
  "post-leads",
  `select profile.full_name from active_roles active join profiles profile on profile.user_id = active.user_id
   where active.role = 'safeguarding_lead' order by active.created_at, active.user_id limit 5`,
);
