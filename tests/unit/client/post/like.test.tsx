// @vitest-environment happy-dom
import { QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { feedQuery, refreshPosts, useToggleLike } from "../../../../client/post/post-queries.ts";
import type { Post } from "../../../../schema/post/api.ts";
import { holdRequests } from "../../../support/browser/held-fetch.ts";
import { render } from "../../../support/browser/render.ts";

const feed = (isLiked: boolean) => ({
  posts: [{ postId: "post", isLiked, likes_count: isLiked ? 1 : 0 } as Post],
  next: null,
  supervisors: [],
});

function LikeButton({ post }: { post: Post }) {
  const { mutate } = useToggleLike(post);
  return (
    <button type="button" onClick={() => mutate()}>
      {post.likes_count}
    </button>
  );
}

function Feed() {
  const posts = useInfiniteQuery(feedQuery).data?.pages.flatMap((page) => page.posts);
  return posts?.map((post) => <LikeButton key={post.postId} post={post} />);
}

const button = () => document.querySelector("button");
const likes = () => button()?.textContent;
const settled = () => new Promise(setImmediate);

let requests: ReturnType<typeof holdRequests>;
beforeEach(() => {
  queryClient.clear();
  requests = holdRequests();
  queryClient.setQueryData(feedQuery.queryKey, { pages: [feed(false)], pageParams: [undefined] });
  render(
    <QueryClientProvider client={queryClient}>
      <Feed />
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

test("POST-4 a read from before a like does not take it back, and is read again afterwards", async () => {
  void refreshPosts();
  button()?.click();
  await expect.poll(likes).toBe("1");
  requests[0]?.answer(feed(false));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(queryClient.getQueryData(feedQuery.queryKey)?.pages).toEqual([feed(true)]);
  requests[1]?.answer({ isLiked: true, likes_count: 1 });
  await expect.poll(() => requests).toHaveLength(3);
  requests[2]?.answer({ ...feed(true), posts: [{ ...feed(true).posts[0], likes_count: 5 }] });
  await expect.poll(likes).toBe("5");
});

test("POST-4 a read from during a like starts again, because it may be older than the like", async () => {
  button()?.click();
  await expect.poll(() => requests).toHaveLength(1);
  void refreshPosts();
  requests[0]?.answer({ isLiked: true, likes_count: 7 });
  await expect.poll(likes).toBe("7");
  requests[1]?.answer(feed(false));
  await expect.poll(() => requests).toHaveLength(3);
  expect(likes()).toBe("7");
});

test("POST-4 a like during no read costs no read", async () => {
  button()?.click();
  await expect.poll(() => requests).toHaveLength(1);
  requests[0]?.answer({ isLiked: true, likes_count: 3 });
  await expect.poll(likes).toBe("3");
  await settled();
  expect(requests).toHaveLength(1);
});
