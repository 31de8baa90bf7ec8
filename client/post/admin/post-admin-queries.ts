import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  listManagedComments,
  listManagedPosts,
  type PostOrder,
  readManagedPost,
} from "../../../schema/post/admin-api.ts";
import { call } from "../../net/http/http.ts";
import { byCursor } from "../../net/query/by-cursor.ts";

export interface PostFilter {
  search?: string;
  state?: "deleted";
}

// Begins like the keys of members' posts, so that `refreshPosts` reads all of them again.
const key = ["post", "admin"];

export const managedPostsQuery = (filter: PostFilter, sort: PostOrder, page: number) =>
  queryOptions({
    queryKey: [...key, "list", filter, sort, page],
    queryFn: ({ signal }) => call(listManagedPosts, { query: { ...filter, sort, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const managedPostQuery = (postId: string) =>
  queryOptions({
    queryKey: [...key, "one", postId],
    queryFn: ({ signal }) => call(readManagedPost, { params: { postId }, signal }),
    staleTime: 0,
  });

export const managedCommentsQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: [...key, "comments", postId],
    queryFn: ({ signal, pageParam }) =>
      call(listManagedComments, { params: { postId }, query: { after: pageParam }, signal }),
    ...byCursor,
    staleTime: 0,
  });
