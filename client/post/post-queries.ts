import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import {
  deleteComment,
  deletePost,
  likePost,
  listComments,
  listPosts,
  type Post,
  type PostComment,
  unlikePost,
} from "../../schema/post/api.ts";
import { block } from "../../schema/safety/api.ts";
import { call } from "../net/http/http.ts";
import { byCursor } from "../net/query/by-cursor.ts";
import { queryClient } from "../net/query/query-client.ts";

const postKey = ["post"] as const;
const feedKey = [...postKey, "feed"] as const;

export const feedQuery = infiniteQueryOptions({
  queryKey: feedKey,
  queryFn: ({ signal, pageParam: before }) => call(listPosts, { query: { before }, signal }),
  ...byCursor,
  refetchOnWindowFocus: "always",
});

/** The newest comments of a post, each page oldest first. The page after it has earlier ones. */
export const commentsQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: [...postKey, "comments", postId],
    queryFn: ({ signal, pageParam: before }) => call(listComments, { params: { postId }, query: { before }, signal }),
    ...byCursor,
    refetchOnWindowFocus: "always",
  });

/** Reads posts and comments again, after something has changed. */
export const refreshPosts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: postKey });

function showLike(postId: string, like: Pick<Post, "isLiked" | "likes_count">): void {
  const liked = (post: Post) => (post.postId === postId ? { ...post, ...like } : post);
  queryClient.setQueryData(
    feedQuery.queryKey,
    (feed) => feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, posts: page.posts.map(liked) })) },
  );
}

const isReadingFeed = () => queryClient.isFetching({ queryKey: feedKey }) > 0;

/**
 * Likes the post, or takes the like back. It shows at once, and the server's reply corrects it. A read that began before that
 * reply may be older than the like, so it starts again.
 */
export const useToggleLike = ({ postId, isLiked, likes_count }: Post) =>
  useMutation({
    mutationFn: () => call(isLiked ? unlikePost : likePost, { params: { postId } }),
    async onMutate() {
      const isReading = isReadingFeed();
      await queryClient.cancelQueries({ queryKey: feedKey });
      showLike(postId, { isLiked: !isLiked, likes_count: likes_count + (isLiked ? -1 : 1) });
      return { isReading };
    },
    onSuccess(like, _, { isReading }) {
      const isOutdated = isReading || isReadingFeed();
      showLike(postId, like);
      if (isOutdated) void queryClient.invalidateQueries({ queryKey: feedKey });
    },
    onError: () => void refreshPosts(),
  });

/** Shows a new comment at once, and then reads the lists again. */
export function showComment(postId: string, comment: PostComment): void {
  queryClient.setQueryData(commentsQuery(postId).queryKey, (shown) => {
    const [newest, ...earlier] = shown?.pages ?? [];
    return shown && newest && { ...shown, pages: [{ ...newest, comments: [...newest.comments, comment] }, ...earlier] };
  });
  void refreshPosts();
}

export const useDeletePost = (postId: string) =>
  useMutation({ mutationFn: () => call(deletePost, { params: { postId } }), onSettled: refreshPosts });

export const useDeleteComment = (commentId: string) =>
  useMutation({ mutationFn: () => call(deleteComment, { params: { commentId } }), onSettled: refreshPosts });

export const useBlock = () =>
  useMutation({ mutationFn: (memberId: string) => call(block, { params: { memberId } }), onSettled: refreshPosts });
