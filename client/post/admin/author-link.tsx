import { useContext } from "react";
import { Link } from "react-router";
import type { ListedPost } from "../../../schema/post/admin-api.ts";
import { hasScreen, RoutePaths } from "../../frame/route-paths.ts";

/** The writer of a post, as a link to their page among the users. */
export function AuthorLink({ author: { memberId, displayName } }: Pick<ListedPost, "author">) {
  const paths = useContext(RoutePaths);
  const to = `/admin/users/${memberId}`;
  return memberId !== null && hasScreen(paths, to) ? <Link to={to}>{displayName}</Link> : displayName;
}
