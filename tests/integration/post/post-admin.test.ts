import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as postAdminApi from "../../../schema/post/admin-api.ts";
import * as postApi from "../../../schema/post/api.ts";
import { block, report } from "../../../schema/safety/api.ts";
import { clearDeletedPosts } from "../../../server/post/admin/deletion.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { comment, commentsSeen, idOf, newGuardian, postSeen, publish } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementsDuring } from "../../support/server/statements.ts";

let server: TestServer;
let admin: Person;
let lead: Person;
let ada: Person;
let tunde: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  [ada, tunde] = [await newMember(server.url, "Adá Obi"), await newMember(server.url, "Tunde Ade")];
});
afterAll(() => server.stop());
beforeEach(() => server.database.fork().execute("delete from reports; delete from posts"));

const list = (query: Record<string, string | number> = {}) => admin.must(postAdminApi.listManagedPosts, { query });
const previews = async (query: Record<string, string | number> = {}) =>
  (await list(query)).posts.map(({ preview }) => preview);
const at = (postId: string) => ({ params: { postId } });
const page = (postId: string, person = admin) => person.must(postAdminApi.readManagedPost, at(postId));
const comments = async (postId: string, after?: string) =>
  await admin.must(postAdminApi.listManagedComments, { ...at(postId), query: after === undefined ? {} : { after } });
const like = (person: Person, postId: string) => person.call(postApi.likePost, at(postId));
const removePost = (postId: string) => admin.call(postAdminApi.deleteManagedPost, at(postId));
const restorePost = (postId: string) => admin.call(postAdminApi.restorePost, at(postId));
const removeComment = (commentId: string) => admin.call(postAdminApi.deleteManagedComment, { params: { commentId } });
const restoreComment = (commentId: string) => admin.call(postAdminApi.restoreComment, { params: { commentId } });
/** What is recorded of the admin meanwhile. */
const recordedDuring = async (work: () => Promise<unknown>) =>
  (await auditDuring(server.database, work)).map(({ actor_id, kind, member_id, item_id }) => {
    expect(actor_id).toBe(idOf(admin));
    return { kind, member_id, item_id };
  });

async function commented(person: Person, postId: string, content: string): Promise<string> {
  const { body, error } = await comment(person, postId, content);
  if (error) throw new Error(error.code);
  return body.commentId;
}

test("POST-40 the list has the first 100 characters, likes and comments, newest first", async () => {
  const first = await publish(admin, `${"ọ".repeat(99)}\n\nmore`);
  await publish(admin, "Second\n\npost.");
  await like(ada, first);
  await commented(tunde, first, "Amen.");
  const { posts, total } = await list();
  expect(posts).toMatchObject([
    { preview: "Second post.", likes_count: 0, comments_count: 0 },
    { preview: `${"ọ".repeat(99)}…`, likes_count: 1, comments_count: 1, author: { displayName: "Mama Grace" } },
  ]);
  expect(total).toBe(2);
  expect(await previews({ sort: "created" })).toEqual([posts[1]?.preview, "Second post."]);
});

test("POST-40 pages of 25 have no gaps, and the same number of statements reads any page", async () => {
  for (let number = 0; number < 26; number += 1) await publish(admin, `Post ${number}`);
  expect(await previews()).toEqual(Array.from({ length: 25 }, (_, at) => `Post ${25 - at}`));
  expect(await previews({ page: 2 })).toEqual(["Post 0"]);
  expect((await list({ page: 3 })).total).toBe(26);
  const sent = await statementsDuring(server.database, () => list());
  expect(sent.filter((statement) => statement.includes('"posts" as "row"'))).toHaveLength(2);
  expect(sent.filter((statement) => statement.includes("reports"))).toHaveLength(1);
});

test("POST-40 every word of a search has to occur in the text or the writer's name", async () => {
  await publish(admin, "The bus leaves at 9 in Ìbàdàn.");
  for (const search of ["ibadan BUS", "grace bus", "9"]) expect(await previews({ search }), search).toHaveLength(1);
  for (const search of ["bus train", "%", "emeka"]) expect(await previews({ search }), search).toEqual([]);
});

test("POST-41 admins see every comment, deleted ones and those of members who blocked them, in pages", async () => {
  const postId = await publish(admin);
  await tunde.must(block, { params: { memberId: idOf(admin) } });
  const blocked = await commented(tunde, postId, "From Tunde");
  await removeComment(blocked);
  await server.database.fork().execute(
    `insert into post_comments (id, post_id, user_id, content)
     select ('ffffffff-0000-7000-8000-0000000000' || lpad(n::text, 2, '0'))::uuid, ?, ?, 'Comment ' || n
     from generate_series(1, 25) n`,
    [postId, idOf(ada)],
  );
  const first = await comments(postId);
  expect(first.comments[0]).toMatchObject({ content: "From Tunde", isDeleted: true });
  expect(first.next).toBe(first.comments.at(-1)?.commentId);
  const rest = await comments(postId, first.next ?? "");
  expect(rest).toMatchObject({ comments: [{ content: "Comment 25" }], next: null });
});

test("POST-42 POST-43 a deleted post is gone for everybody, and comes back with likes and comments", async () => {
  const postId = await publish(admin);
  await like(ada, postId);
  await commented(tunde, postId, "Amen.");
  expect((await removePost(postId)).status).toBe(200);
  for (const person of [ada, lead, admin]) expect(await postSeen(person, postId)).toBeUndefined();
  const refused = [
    await like(tunde, postId),
    await ada.call(postApi.unlikePost, at(postId)),
    await comment(ada, postId, "Where?"),
    await ada.call(postApi.listComments, { ...at(postId), query: {} }),
    await lead.call(postApi.deletePost, at(postId)),
    await removePost(postId),
  ];
  expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(["post/not-found"]));
  expect(await previews()).toEqual([]);
  expect(await previews({ state: "deleted" })).toHaveLength(1);
  expect((await page(postId)).post).toMatchObject({ isDeleted: true, content: "The bus leaves at nine." });
  expect((await restorePost(postId)).status).toBe(200);
  expect(await postSeen(tunde, postId)).toMatchObject({ comments_count: 1 });
  expect(await commentsSeen(ada, postId)).toEqual(["Amen."]);
  expect((await restorePost(postId)).error?.code).toBe("post/not-found");
});

test("POST-42 a deleted post and its comments cannot be reported", async () => {
  const postId = await publish(admin);
  const commentId = await commented(tunde, postId, "Amen.");
  await removePost(postId);
  for (const subject of [{ kind: "post", postId } as const, { kind: "post_comment", commentId } as const]) {
    const { error } = await ada.call(report, { body: { subject, reason: "other", note: "" } });
    expect(error?.code, subject.kind).toBe("safety/not-found");
  }
});

test("POST-42 POST-43 a deleted comment is gone and counts no more, until it is restored", async () => {
  const postId = await publish(admin);
  const commentId = await commented(tunde, postId, "Amen.");
  await removeComment(commentId);
  for (const person of [ada, tunde, lead]) expect(await commentsSeen(person, postId)).toEqual([]);
  expect(await postSeen(ada, postId)).toMatchObject({ comments_count: 0 });
  const again = await tunde.call(postApi.deleteComment, { params: { commentId } });
  expect(again.error?.code).toBe("post/comment-not-found");
  await removePost(postId);
  await restorePost(postId);
  expect(await commentsSeen(ada, postId)).toEqual([]);
  await restoreComment(commentId);
  expect(await commentsSeen(ada, postId)).toEqual(["Amen."]);
  expect((await restoreComment(commentId)).error?.code).toBe("post/comment-not-found");
});

test("POST-44 what was deleted 30 days ago is removed for good", async () => {
  const [old, recent, kept] = [await publish(admin, "Old"), await publish(admin, "Recent"), await publish(admin)];
  const commentId = await commented(tunde, kept, "Amen.");
  await removePost(old);
  await removePost(recent);
  await removeComment(commentId);
  const em = server.database.fork();
  for (const [table, id] of [
    ["posts", old],
    ["post_comments", commentId],
  ])
    await em.execute(`update ${table} set deleted_at = now() - interval '30 days 1 minute' where id = ?`, [id]);
  await clearDeletedPosts(server.database.fork());
  expect(await previews({ state: "deleted" })).toEqual(["Recent"]);
  expect((await comments(kept)).comments).toEqual([]);
});

test("POST-45 deleting and restoring are recorded, about the writer", async () => {
  const postId = await publish(admin);
  const commentId = await commented(tunde, postId, "Amen.");
  const rows = await recordedDuring(async () => {
    await removeComment(commentId);
    await restoreComment(commentId);
    await removePost(postId);
    await restorePost(postId);
    await restorePost(postId);
  });
  expect(rows).toEqual([
    { kind: "comment-deleted", member_id: idOf(tunde), item_id: commentId },
    { kind: "comment-restored", member_id: idOf(tunde), item_id: commentId },
    { kind: "post-deleted", member_id: idOf(admin), item_id: postId },
    { kind: "post-restored", member_id: idOf(admin), item_id: postId },
  ]);
});

test("POST-47 what leaders delete of others in the feed is recorded and can be restored", async () => {
  const postId = await publish(admin);
  const commentId = await commented(tunde, postId, "Amen.");
  const recorded = await auditDuring(server.database, async () => {
    await tunde.must(postApi.deleteComment, { params: { commentId: await commented(tunde, postId, "Oops.") } });
    await lead.must(postApi.deleteComment, { params: { commentId } });
    await lead.must(postApi.deletePost, at(postId));
  });
  expect(recorded).toMatchObject([
    { actor_id: idOf(lead), kind: "comment-deleted", member_id: idOf(tunde), item_id: commentId },
    { actor_id: idOf(lead), kind: "post-deleted", member_id: idOf(admin), item_id: postId },
  ]);
  await restorePost(postId);
  await restoreComment(commentId);
  expect(await commentsSeen(ada, postId)).toEqual(["Amen."]);
});

test("POST-46 a post shows its reports and those of its comments, but none about the admin", async () => {
  const postId = await publish(admin);
  const commentId = await commented(tunde, postId, "Amen.");
  const send = (person: Person, subject: object) =>
    person.must(report, { body: { subject: subject as never, reason: "bullying", note: "" } });
  await send(ada, { kind: "post_comment", commentId });
  // Who wrote the post handles no report of it.
  await send(ada, { kind: "post", postId });
  const counted = await recordedDuring(async () => {
    expect((await list()).posts).toMatchObject([{ openReports: 1 }]);
    expect((await comments(postId)).comments).toMatchObject([{ openReports: 1 }]);
  });
  expect(counted).toEqual([{ kind: "posts", member_id: null, item_id: null }]);
  const shown = await recordedDuring(async () => {
    const { post, reports } = await page(postId);
    expect(post.openReports).toBe(1);
    expect(reports).toMatchObject([{ kind: "post_comment", reason: "bullying", state: "open" }]);
  });
  expect(shown).toEqual([
    { kind: "post", member_id: null, item_id: postId },
    { kind: "reports", member_id: null, item_id: null },
  ]);
  await server.database.fork().execute("update reports set state = 'closed'");
  expect((await page(postId)).post.openReports).toBe(0);
});

test("POST-40 leads and members manage no posts", async () => {
  const postId = await publish(admin);
  for (const person of [lead, ada]) {
    expect((await person.call(postAdminApi.listManagedPosts)).error?.code).toBe("account/not-allowed");
    expect((await person.call(postAdminApi.deleteManagedPost, at(postId))).error?.code).toBe("account/not-allowed");
  }
});
