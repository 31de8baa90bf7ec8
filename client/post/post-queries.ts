import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
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
import { queryClient } from "../net/query/query-client.ts";

const postKey = ["post"] as const;
const feedKey = [...postKey, "feed"] as const;
const commentsKey = (postId: string) => [...postKey, "comments", postId] as const;

interface Feed {
  posts: readonly Post[];
  hasMore: boolean;
  supervisors: readonly string[];
}

interface Comments {
  comments: readonly PostComment[];
  hasMore: boolean;
}

/** The newest pages of posts. All of them are read again together, so that none is missing or appears twice. */
export const feedQuery = (pages: number) =>
  queryOptions({
    queryKey: [...feedKey, pages],
    queryFn: ({ signal }) => readFeed(pages, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });

async function readFeed(pages: number, signal: AbortSignal): Promise<Feed> {
  let page = await call(listPosts, { query: {}, signal });
  const posts = [...page.posts];
  for (let count = 1; count < pages && page.hasMore; count += 1) {
    const before = posts.at(-1)?.postId;
    page = await call(listPosts, { query: before === undefined ? {} : { before }, signal });
    posts.push(...page.posts);
  }
  return { ...page, posts };
}

/** The newest pages of comments of a post, oldest first. */
export const commentsQuery = (postId: string, pages: number) =>
  queryOptions({
    queryKey: [...commentsKey(postId), pages],
    queryFn: ({ signal }) => readComments(postId, pages, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });

async function readComments(postId: string, pages: number, signal: AbortSignal): Promise<Comments> {
  const params = { postId };
  let page = await call(listComments, { params, query: {}, signal });
  let { comments } = page;
  for (let count = 1; count < pages && page.hasMore; count += 1) {
    const before = comments[0]?.commentId;
    page = await call(listComments, { params, query: before === undefined ? {} : { before }, signal });
    comments = [...page.comments, ...comments];
  }
  return { comments, hasMore: page.hasMore };
}

/** Reads posts and comments again, after something has changed. */
export const refreshPosts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: postKey });

function showLike(postId: string, like: Pick<Post, "isLiked" | "likes_count">): void {
  const liked = (post: Post) => (post.postId === postId ? { ...post, ...like } : post);
  queryClient.setQueriesData<Feed>({ queryKey: feedKey }, (feed) => feed && { ...feed, posts: feed.posts.map(liked) });
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
  queryClient.setQueriesData<Comments>(
    { queryKey: commentsKey(postId) },
    (shown) => shown && { ...shown, comments: [...shown.comments, comment] },
  );
  void refreshPosts();
}

export const useDeletePost = (postId: string) =>
  useMutation({ mutationFn: () => call(deletePost, { params: { postId } }), onSettled: refreshPosts });

export const useDeleteComment = (commentId: string) =>
  useMutation({ mutationFn: () => call(deleteComment, { params: { commentId } }), onSettled: refreshPosts });

export const useBlock = () =>
  useMutation({ mutationFn: (memberId: string) => call(block, { params: { memberId } }), onSettled: refreshPosts });
