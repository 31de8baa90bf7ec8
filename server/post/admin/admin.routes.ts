import * as postAdminApi from "../../../schema/post/admin-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { deleteComment, deletePost, restoreComment, restorePost } from "./deletion.ts";
import { listManagedComments, listManagedPosts, readManagedPost } from "./managed-post.ts";

export const postAdminRoutes: readonly Route[] = [
  route(
    postAdminApi.listManagedPosts,
    async ({ em, member, query }) => await listManagedPosts(em, member.memberId, query),
  ),
  route(
    postAdminApi.readManagedPost,
    async ({ em, member, params }) => await readManagedPost(em, member.memberId, params.postId),
  ),
  route(
    postAdminApi.listManagedComments,
    async ({ em, member, params, query }) => await listManagedComments(em, member.memberId, { ...params, ...query }),
  ),
  route(postAdminApi.deleteManagedPost, async ({ em, member, params }) => {
    await deletePost(em, member.memberId, params.postId);
  }),
  route(postAdminApi.restorePost, async ({ em, member, params }) => {
    await restorePost(em, member.memberId, params.postId);
  }),
  route(postAdminApi.deleteManagedComment, async ({ em, member, params }) => {
    await deleteComment(em, member.memberId, params.commentId);
  }),
  route(postAdminApi.restoreComment, async ({ em, member, params }) => {
    await restoreComment(em, member.memberId, params.commentId);
  }),
];
