// Prepared statements: a page needs only the beginning of each post, and its likes and comments counted.
import type { MemberRole } from "../../../schema/member/role.ts";
import {
  MANAGED_COMMENTS_PER_PAGE,
  MANAGED_POSTS_PER_PAGE,
  POST_PREVIEW_LENGTH,
  type PostOrder,
} from "../../../schema/post/admin-api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles } from "../../profile/profile.ts";

export interface ManagedRow {
  readonly id: string;
  readonly user_id: string | null;
  /** Null if the writer has no name, or is gone. */
  readonly full_name: string | null;
  readonly roles: readonly MemberRole[];
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly is_deleted: boolean;
  /** Of a list of posts: one character more than a preview, to know whether the text goes on. */
  readonly content: string;
}

export interface ManagedPostRow extends ManagedRow {
  readonly likes_count: number;
  readonly comments_count: number;
}

const columns = (
  content: string,
): string => `row.id, row.user_id, profile.full_name, ${shownRoles("row.user_id")} as roles, ${content} as content,
  floor(extract(epoch from row.created_at) * 1000)::float8 as created_at, row.deleted_at is not null as is_deleted`;

const counts = `(select count(*)::int from post_likes liked where liked.post_id = row.id) as likes_count,
  (select count(*)::int from post_comments comment where comment.post_id = row.id and comment.deleted_at is null)
    as comments_count`;

const posts = "posts row left join profiles profile on profile.user_id = row.user_id";

/** $1 patterns for `like` that all have to match, $2 whether they are deleted. */
const matching = `where (row.deleted_at is not null) = $2 and (
    cardinality($1::text[]) = 0 or concat_ws(' ', row.plain_content, profile.plain_name)
      like all (array(select plain_letters(pattern) from unnest($1::text[]) pattern))
  )`;

// Ids rise with time, so they give the order.
const selectIn = (sort: PostOrder) =>
  prepared<ManagedPostRow>(
    `managed-posts-${sort}`,
    `select ${columns(`left(row.content, ${POST_PREVIEW_LENGTH + 1})`)}, ${counts} from ${posts} ${matching}
     order by row.id ${sort === "created" ? "asc" : "desc"} limit ${MANAGED_POSTS_PER_PAGE} offset $3`,
  );

/** A page in each order. Parameters: those of the condition, and how many come before the page. */
export const selectManagedPosts = {
  created: selectIn("created"),
  "-created": selectIn("-created"),
} satisfies Record<PostOrder, unknown>;

export const countManagedPosts = prepared<{ total: number }>(
  "count-managed-posts",
  `select count(*)::int as total from ${posts} ${matching}`,
);

/** Parameter: a post. */
export const selectManagedPost = prepared<ManagedPostRow>(
  "managed-post",
  `select ${columns("row.content")}, ${counts} from ${posts} where row.id = $1`,
);

/** Parameters: a post, the comment after which to begin or null. One more than a page, to know if there are others. */
export const selectManagedComments = prepared<ManagedRow>(
  "managed-comments",
  `select ${columns("row.content")}
   from post_comments row left join profiles profile on profile.user_id = row.user_id
   where row.post_id = $1 and ($2::uuid is null or row.id > $2::uuid)
   order by row.id limit ${MANAGED_COMMENTS_PER_PAGE + 1}`,
);
