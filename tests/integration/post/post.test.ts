import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMENT_MAX_LENGTH, POST_MAX_LENGTH, POSTS_PER_PAGE } from "../../../schema/limits.ts";
import * as postApi from "../../../schema/post/api.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { comment, idOf, newGuardian, postSeen, publish } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
let lead: Person;
let ngozi: Person;
let bayo: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  ngozi = await newMember(server.url, "Ngozi Ade");
  bayo = await newMember(server.url);
});
afterAll(() => server.stop());

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const activities = (postId: string) =>
  rows<{ activity_type: string; user_id: string }>(
    "select activity_type, user_id from user_activity where activity_data ->> 'post_id' = ? order by activity_type",
    [postId],
  );

test("POST-1 members read posts page by page, newest first, also after the last one shown was deleted", async () => {
  const ids: string[] = [];
  for (let count = 0; count < POSTS_PER_PAGE + 2; count += 1) ids.unshift(await publish(admin, `Post ${count}`));
  const first = await bayo.must(postApi.listPosts, { query: {} });
  expect(first.posts.map(({ postId }) => postId)).toEqual(ids.slice(0, POSTS_PER_PAGE));
  const last = ids[POSTS_PER_PAGE - 1] ?? "";
  expect(first.next).toBe(last);
  await admin.must(postApi.deletePost, { params: { postId: last } });
  const next = await bayo.must(postApi.listPosts, { query: { before: last } });
  expect(next.posts.map(({ postId }) => postId).slice(0, 2)).toEqual(ids.slice(POSTS_PER_PAGE));
  expect((await new Person(server.url).call(postApi.listPosts)).status).toBe(401);
});

test("POST-2 POST-13 an admin publishes a post, which leaves an activity; a lead and a member may not", async () => {
  const postId = await publish(admin, "Choir practice is on Wednesday.");
  expect(await postSeen(ngozi, postId)).toMatchObject({
    author: { memberId: idOf(admin), displayName: "Mama Grace", avatarUrl: null, roles: ["admin"] },
    content: "Choir practice is on Wednesday.",
    likes_count: 0,
    comments_count: 0,
    isLiked: false,
    isMine: false,
    canDelete: false,
  });
  expect(await activities(postId)).toEqual([{ activity_type: "created_post", user_id: idOf(admin) }]);
  for (const person of [lead, ngozi]) {
    const { status } = await person.call(postApi.createPost, { body: { content: "Mine" } });
    expect(status).toBe(403);
  }
});

test("POST-3 blank and too long texts are refused, and a text is trimmed", async () => {
  const postId = await publish(admin, "  Hello \n");
  expect((await postSeen(ngozi, postId))?.content).toBe("Hello");
  for (const content of ["", " \n\t ", "\u200b", "x".repeat(COMMENT_MAX_LENGTH + 1)]) {
    const { status, error } = await comment(ngozi, postId, content);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ["content"]]);
  }
  const tooLong = await admin.call(postApi.createPost, { body: { content: "x".repeat(POST_MAX_LENGTH + 1) } });
  expect(tooLong.status).toBe(422);
  expect((await comment(ngozi, postId, "x".repeat(COMMENT_MAX_LENGTH))).status).toBe(200);
});

test("POST-4 POST-13 fifty likes at once are one like and one activity, and it can be taken back", async () => {
  const postId = await publish(admin);
  const like = () => ngozi.call(postApi.likePost, { params: { postId } });
  const replies = await Promise.all(Array.from({ length: 50 }, like));
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await rows("select user_id from post_likes where post_id = ?", [postId])).toHaveLength(1);
  expect(await activities(postId)).toHaveLength(2);
  await bayo.must(postApi.likePost, { params: { postId } });
  expect(await postSeen(ngozi, postId)).toMatchObject({ likes_count: 2, isLiked: true });
  const unlike = () => ngozi.call(postApi.unlikePost, { params: { postId } });
  await Promise.all(Array.from({ length: 5 }, unlike));
  expect((await unlike()).body).toEqual({ isLiked: false, likes_count: 1 });
  expect(await postSeen(bayo, postId)).toMatchObject({ likes_count: 1, isLiked: true });
});

test("POST-6 writers delete their own, leads and admins everything; to others the post seems gone", async () => {
  const postId = await publish(admin);
  const { body: own } = await comment(ngozi, postId, "Mine");
  const { body: other } = await comment(ngozi, postId, "Also mine");
  const remove = (person: Person, commentId: string) => person.call(postApi.deleteComment, { params: { commentId } });
  expect((await remove(bayo, own.commentId)).error?.code).toBe("post/comment-not-found");
  expect((await remove(ngozi, own.commentId)).status).toBe(200);
  expect((await remove(ngozi, own.commentId)).error?.code).toBe("post/comment-not-found");
  expect((await remove(lead, other.commentId)).status).toBe(200);
  await comment(bayo, postId, "Goes with the post");
  expect((await ngozi.call(postApi.deletePost, { params: { postId } })).error?.code).toBe("post/not-found");
  await admin.must(postApi.deletePost, { params: { postId } });
  expect(await postSeen(admin, postId)).toBeUndefined();
  expect(await rows("select id from post_comments where post_id = ?", [postId])).toEqual([]);
});

test("POST-10 others see a name and never an address, and Anonymous User without a name", async () => {
  const postId = await publish(admin);
  await comment(bayo, postId, "Hello");
  const { body, headers: _, ...reply } = await ngozi.call(postApi.listComments, { params: { postId }, query: {} });
  expect(reply.status).toBe(200);
  expect(body.comments[0]?.author).toEqual({
    memberId: idOf(bayo),
    displayName: "Anonymous User",
    avatarUrl: null,
    roles: [],
  });
  const all = JSON.stringify([body, await ngozi.must(postApi.listPosts, { query: {} })]);
  expect(all).not.toMatch(/@|example\.org/);
});

test("POST-11 a muted member neither likes nor comments", async () => {
  const postId = await publish(admin);
  const muted = await newMember(server.url, "Muted");
  await rows("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [idOf(muted)]);
  expect((await comment(muted, postId, "Hello")).error?.code).toBe("safety/muted");
  expect((await muted.call(postApi.likePost, { params: { postId } })).error?.code).toBe("safety/muted");
  expect((await muted.call(postApi.listPosts)).status).toBe(200);
});

test("POST-14 likes and comments race with the deletion of the post, and none is left behind", async () => {
  const postId = await publish(admin);
  const tries = Array.from({ length: 10 }, (_, at) => [
    ngozi.call(postApi.likePost, { params: { postId } }),
    comment(ngozi, postId, `Comment ${at}`),
  ]).flat();
  const [deletion, ...replies] = await Promise.all([admin.call(postApi.deletePost, { params: { postId } }), ...tries]);
  expect(deletion?.status).toBe(200);
  expect(new Set(replies.map(({ error }) => error?.code ?? "post/not-found"))).toEqual(new Set(["post/not-found"]));
  expect(await rows("select 1 from post_likes where post_id = ?", [postId])).toEqual([]);
  expect(await rows("select 1 from post_comments where post_id = ?", [postId])).toEqual([]);
});
