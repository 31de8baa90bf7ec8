import * as postApi from "../../schema/post/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { addComment, deleteComment, listComments } from "./comment.ts";
import { createPost, deletePost, like, listPosts, unlike } from "./post.ts";

export const postRoutes = (policy: MessagingPolicy): Route[] => [
  route(postApi.listPosts, async ({ em, member, query }) => await listPosts(em, member, query.before)),

  route(postApi.createPost, async ({ em, member, body }) => ({ postId: await createPost(em, policy, member, body) })),

  route(postApi.deletePost, async ({ em, member, params }) => await deletePost(em, member, params.postId)),

  route(postApi.likePost, async ({ em, member, params }) => await like(em, member, params.postId)),

  route(postApi.unlikePost, async ({ em, member, params }) => await unlike(em, member, params.postId)),

  route(
    postApi.listComments,
    async ({ em, member, params, query }) => await listComments(em, member, { ...params, ...query }),
  ),

  route(
    postApi.addComment,
    async ({ em, member, params, body }) => await addComment(em, policy, member, { ...params, ...body }),
  ),

  route(postApi.deleteComment, async ({ em, member, params }) => await deleteComment(em, member, params.commentId)),
];
