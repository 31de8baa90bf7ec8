import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMENTS_PER_PAGE } from "../../../schema/limits.ts";
import * as postApi from "../../../schema/post/api.ts";
import { block, listOwnReports, readReport, report, unblock } from "../../../schema/safety/api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { comment, commentsSeen, idOf, newGuardian, postSeen, publish } from "../../support/post/posts.ts";
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
  bayo = await newMember(server.url, "Bayo Cole");
});
afterAll(() => server.stop());

test("POST-5 POST-13 comments are shown oldest first, in pages from the newest", async () => {
  const postId = await publish(admin);
  const texts = Array.from({ length: COMMENTS_PER_PAGE + 3 }, (_, at) => `Comment ${at}`);
  for (const text of texts) expect((await comment(ngozi, postId, text)).status).toBe(200);
  const newest = await bayo.must(postApi.listComments, { params: { postId }, query: {} });
  expect(newest.comments.map(({ content }) => content)).toEqual(texts.slice(3));
  const before = newest.next ?? "";
  expect(before).toBe(newest.comments[0]?.commentId);
  const earlier = await bayo.must(postApi.listComments, { params: { postId }, query: { before } });
  expect(earlier.comments.map(({ content }) => content)).toEqual(texts.slice(0, 3));
  expect(earlier.next).toBeNull();
  expect((await postSeen(bayo, postId))?.comments_count).toBe(texts.length);
  const sql =
    "select 1 from user_activity where activity_type = 'commented_on_post' and activity_data ->> 'post_id' = ?";
  expect(await server.database.fork().execute(sql, [postId])).toHaveLength(texts.length);
});

test.each([
  ["a phone number", ["Call me on 0803 123 4567"]],
  ["an address", ["Write to ngozi.ade@example.com"]],
  ["a handle", ["my snap is adaobi_x1"]],
  ["a number in two comments", ["My number is 0803", "123 4567"]],
])("POST-7 %s in a comment is refused, and nothing is stored", async (_, texts) => {
  const postId = await publish(admin);
  const member = await newMember(server.url, "Splitter");
  const replies: Awaited<ReturnType<typeof comment>>[] = [];
  for (const text of texts) replies.push(await comment(member, postId, text));
  expect(replies.at(-1)?.error?.fields?.content).toMatch(/can’t contain a phone number/);
  expect(await commentsSeen(bayo, postId)).toHaveLength(texts.length - 1);
  const post = await admin.call(postApi.createPost, { body: { content: texts.join(" ") } });
  expect(post.status).toBe(422);
});

test("POST-8 the page names the leads; without one besides the writer, nobody comments", async () => {
  const postId = await publish(admin);
  const { supervisors } = await bayo.must(postApi.listPosts, { query: {} });
  expect(supervisors).toEqual(["Emeka Obi"]);
  // The only lead comments: the admin reads along.
  expect((await comment(lead, postId, "Bring water")).status).toBe(200);
  const em = server.database.fork();
  await em.execute("delete from user_roles where user_id = ?", [idOf(lead)]);
  expect((await comment(ngozi, postId, "Is anybody there?")).error?.code).toBe("post/unsupervised");
  await em.execute("insert into user_roles (user_id, role) values (?, 'safeguarding_lead')", [idOf(lead)]);
  expect((await comment(ngozi, postId, "Is anybody there?")).status).toBe(200);
});

test("POST-9 a block hides the comments of both from each other and from their counts", async () => {
  const postId = await publish(admin);
  await comment(ngozi, postId, "From Ngozi");
  await comment(bayo, postId, "From Bayo");
  await comment(lead, postId, "From the lead");
  await ngozi.must(block, { params: { memberId: idOf(bayo) } });
  await ngozi.must(block, { params: { memberId: idOf(lead) } });
  expect(await commentsSeen(ngozi, postId)).toEqual(["From Ngozi", "From the lead"]);
  expect(await commentsSeen(bayo, postId)).toEqual(["From Bayo", "From the lead"]);
  expect((await postSeen(bayo, postId))?.comments_count).toBe(2);
  expect((await postSeen(lead, postId))?.comments_count).toBe(3);
  for (const person of [bayo, lead]) await ngozi.must(unblock, { params: { memberId: idOf(person) } });
});

test("POST-12 a report of a comment saves its post and earlier comments, one of a post the post", async () => {
  const postId = await publish(admin, "Who sings on Sunday?");
  await comment(ngozi, postId, "I do");
  const { body } = await comment(bayo, postId, "Nobody wants to hear you");
  const send = (subject: Parameters<typeof bodyOf>[0]) => ngozi.must(report, { body: bodyOf(subject) });
  const { reportId } = await send({ kind: "post_comment", commentId: body.commentId });
  await lead.must(postApi.deleteComment, { params: { commentId: body.commentId } });
  expect(await lead.must(readReport, { params: { reportId } })).toMatchObject({
    kind: "post_comment",
    about: { memberId: idOf(bayo) },
    evidence: {
      content: "Nobody wants to hear you",
      user_id: idOf(bayo),
      display_name: "Bayo Cole",
      post: { content: "Who sings on Sunday?", display_name: "Mama Grace" },
      before: [{ content: "I do", display_name: "Ngozi Ade" }],
    },
  });
  const ofPost = await send({ kind: "post", postId });
  expect(await lead.must(readReport, { params: { reportId: ofPost.reportId } })).toMatchObject({
    about: { memberId: idOf(admin) },
    evidence: { content: "Who sings on Sunday?", user_id: idOf(admin) },
  });
  expect((await ngozi.must(listOwnReports)).reports.map(({ kind }) => kind)).toEqual(["post", "post_comment"]);
});

test("POST-12 a comment that a block hides, or that is gone, cannot be reported", async () => {
  const postId = await publish(admin);
  const { body } = await comment(bayo, postId, "Hello");
  await ngozi.must(block, { params: { memberId: idOf(bayo) } });
  for (const commentId of [body.commentId, crypto.randomUUID()]) {
    const { error } = await ngozi.call(report, { body: bodyOf({ kind: "post_comment", commentId }) });
    expect(error?.code).toBe("safety/not-found");
  }
  await ngozi.must(unblock, { params: { memberId: idOf(bayo) } });
});

const bodyOf = (subject: { kind: "post"; postId: string } | { kind: "post_comment"; commentId: string }) =>
  ({ subject, reason: "bullying" }) as const;
