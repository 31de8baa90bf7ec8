import { Link } from "react-router";
import type { ListedPost } from "../../../schema/post/admin-api.ts";

/** The writer of a post, as a link to their page among the users. */
export function AuthorLink({ author: { memberId, displayName } }: Pick<ListedPost, "author">) {
  return memberId !== null ? <Link to={`/admin/users/${memberId}`}>{displayName}</Link> : displayName;
}
