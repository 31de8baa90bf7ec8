import { Link } from "react-router";
import type { ListedPost } from "../../../schema/post/admin-api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { formatNumber } from "../../ui/format/format.ts";
import { shortTime } from "../../ui/format/short-time.ts";
import type { Column } from "../../ui/table/column.ts";
import { AuthorLink } from "./author-link.tsx";
import * as text from "./post-admin-text.ts";

const pathOf = ({ postId }: ListedPost): string => `/admin/posts/${postId}`;

export const postColumns: readonly Column<ListedPost>[] = [
  {
    key: "post",
    header: text.postHeader,
    cell: (post) => (
      <Link to={pathOf(post)} dir="auto">
        {post.preview}
      </Link>
    ),
  },
  { key: "author", header: text.authorHeader, cell: ({ author }) => <AuthorLink author={author} /> },
  {
    key: "created",
    header: text.createdHeader,
    isSortable: true,
    isShort: true,
    cell: ({ createdAt }) => (
      <time dateTime={new Date(createdAt).toISOString()}>{shortTime(createdAt, Date.now())}</time>
    ),
  },
  { key: "likes", header: text.likesHeader, isNumeric: true, cell: ({ likes_count }) => formatNumber(likes_count) },
  {
    key: "comments",
    header: text.commentsHeader,
    isNumeric: true,
    cell: (post) => <Link to={`${pathOf(post)}#comments`}>{formatNumber(post.comments_count)}</Link>,
  },
  {
    key: "reports",
    header: text.reportsHeader,
    isNumeric: true,
    cell: (post) =>
      post.openReports === 0 ? (
        formatNumber(0)
      ) : (
        <Link to={`${pathOf(post)}#reports`}>
          <Badge tone="warning">{formatNumber(post.openReports)}</Badge>
        </Link>
      ),
  },
];
