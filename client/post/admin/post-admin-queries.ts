import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  listManagedComments,
  listManagedPosts,
  type ManagedComment,
  type PostOrder,
  readManagedPost,
} from "../../../schema/post/admin-api.ts";
import { call } from "../../net/http/http.ts";

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

interface Page {
  comments: ManagedComment[];
  hasMore: boolean;
}

export const managedCommentsQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: [...key, "comments", postId],
    queryFn: ({ signal, pageParam }): Promise<Page> =>
      call(listManagedComments, {
        params: { postId },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ comments, hasMore }) => (hasMore ? comments.at(-1)?.commentId : undefined),
    staleTime: 0,
  });
