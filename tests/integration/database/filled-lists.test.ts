import { afterAll, beforeAll, expect, test } from "vitest";
import { listComments, listPosts, type Post } from "../../../schema/post/api.ts";
import { bootFilledServer, type FilledServer } from "../../support/server/filled-community.ts";

let server: FilledServer;
beforeAll(async () => {
  server = await bootFilledServer({ members: 800, messages: 100, events: 5, activities: 100 });
});
afterAll(() => server.stop());

const byTime = <Row extends { createdAt: number }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => other.createdAt - one.createdAt);

test("generated posts and comments are listed newest first, on all pages", async () => {
  const posts: Post[] = [];
  let before: string | null | undefined;
  do {
    const page: { posts: Post[]; next: string | null } = await server.admin.must(listPosts, {
      query: { ...(before && { before }) },
    });
    posts.push(...page.posts);
    before = page.next;
  } while (before !== null);
  expect(posts.length).toBeGreaterThan(25);
  expect(posts).toEqual(byTime(posts));
  const discussed = posts.find(({ comments_count }) => comments_count > 3);
  const { comments } = await server.admin.must(listComments, { params: { postId: discussed?.postId ?? "" } });
  expect(comments.length).toBeGreaterThan(3);
  expect(comments.toReversed()).toEqual(byTime(comments));
});

test("generated ids of posts, comments and messages follow the time of their rows", async () => {
  for (const table of ["posts", "post_comments", "messages"]) {
    const [found] = await server.rows<{ rows: number; late: number }>(
      `select count(*)::int as rows, count(*) filter (
         where abs(extract(epoch from uuid_extract_timestamp(id) - created_at)) > 0.001
       )::int as late from ${table}`,
    );
    expect([table, found?.late]).toEqual([table, 0]);
    expect(found?.rows).toBeGreaterThan(25);
  }
});
