import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as postAdminApi from "../../../../schema/post/admin-api.ts";
import * as postApi from "../../../../schema/post/api.ts";
import { block, readReport, report } from "../../../../schema/safety/api.ts";
import { openReportCounts, readPostReports } from "../../../../server/safety/report/post-reports.ts";
import { newMember, type Person } from "../../../support/account/people.ts";
import { auditDuring } from "../../../support/audit/audit-rows.ts";
import { comment, idOf, newGuardian, publish } from "../../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
let lead: Person;
let ada: Person;
let tunde: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  [ada, tunde] = [await newMember(server.url, "Ada Obi"), await newMember(server.url, "Tunde Ade")];
});
afterAll(() => server.stop());
beforeEach(() => server.database.fork().execute("delete from reports; delete from posts; delete from blocks"));

type Subject = { kind: "post"; postId: string } | { kind: "post_comment"; commentId: string };
const send = (who: Person, subject: Subject) => who.call(report, { body: { subject, reason: "bullying", note: "" } });
async function commented(who: Person, postId: string, content: string): Promise<string> {
  return (await comment(who, postId, content)).body.commentId;
}
async function evidenceOf(subject: Subject): Promise<Record<string, unknown>> {
  const { body } = await send(ada, subject);
  return (await lead.must(readReport, { params: { reportId: body.reportId } })).evidence;
}
const contents = (rows: unknown) => (rows as { content: string }[]).map(({ content }) => content);

test("POST-12 SAFE-10 a report of a comment saves the five comments before it that the reporter sees", async () => {
  const [other, postId] = [await publish(admin, "Another post"), await publish(admin, "Who sings?")];
  const bisi = await newMember(server.url, "Bisi Bello");
  await commented(tunde, other, "Elsewhere");
  for (const number of [1, 2, 3]) await commented(tunde, postId, `Comment ${number}`);
  const deleted = await commented(tunde, postId, "Deleted");
  await lead.must(postApi.deleteComment, { params: { commentId: deleted } });
  await commented(bisi, postId, "From a blocked member");
  await ada.must(block, { params: { memberId: idOf(bisi) } });
  for (const number of [4, 5, 6]) await commented(tunde, postId, `Comment ${number}`);
  const commentId = await commented(tunde, postId, "Something unkind");
  await commented(tunde, postId, "Later");
  const evidence = await evidenceOf({ kind: "post_comment", commentId });
  expect(evidence).toMatchObject({ content: "Something unkind", post: { content: "Who sings?" } });
  expect(contents(evidence.before)).toEqual([2, 3, 4, 5, 6].map((number) => `Comment ${number}`));
  expect((await evidenceOf({ kind: "post", postId })).content).toBe("Who sings?");
});

test("POST-12 SAFE-11 deleted posts and comments, and comments that a block hides, cannot be reported", async () => {
  const postId = await publish(admin);
  const [gone, hidden] = [await commented(tunde, postId, "Gone"), await commented(tunde, postId, "Hidden")];
  await lead.must(postApi.deleteComment, { params: { commentId: gone } });
  await tunde.must(block, { params: { memberId: idOf(ada) } });
  const codeOf = async (subject: Subject) => (await send(ada, subject)).error?.code;
  for (const commentId of [gone, hidden]) {
    expect(await codeOf({ kind: "post_comment", commentId })).toBe("safety/not-found");
  }
  await server.database.fork().execute("delete from blocks");
  await admin.must(postAdminApi.deleteManagedPost, { params: { postId } });
  expect(await codeOf({ kind: "post", postId })).toBe("safety/not-found");
  expect(await codeOf({ kind: "post_comment", commentId: hidden })).toBe("safety/not-found");
});

test("SAFE-15 a lead counts a post’s open reports and its comments’, and reads the newest first", async () => {
  const [postId, other] = [await publish(admin), await publish(admin)];
  const [first, second] = [await commented(tunde, postId, "First"), await commented(tunde, postId, "Second")];
  const ofOther = await commented(tunde, other, "Elsewhere");
  const commentsOf = (commentId: string) => ({ kind: "post_comment", commentId }) as const;
  for (const subject of [{ kind: "post", postId } as const, commentsOf(first), commentsOf(first), commentsOf(second)]) {
    await send(ada, subject);
  }
  await send(ada, commentsOf(ofOther));
  // Who filed a report does not handle it.
  await send(lead, commentsOf(second));
  const counts = () => openReportCounts(server.database.fork(), idOf(lead), [postId]);
  const expected = [postId, 4, first, 2, second, 1];
  const shown = await counts();
  expect([postId, shown.get(postId), first, shown.get(first), second, shown.get(second)]).toEqual(expected);
  expect([shown.get(ofOther), shown.get(other), shown.size]).toEqual([undefined, undefined, 3]);
  expect(await openReportCounts(server.database.fork(), idOf(lead), [])).toEqual(new Map());
  const em = server.database.fork();
  const rows = await auditDuring(server.database, async () => {
    const reports = await readPostReports(em, idOf(lead), postId);
    expect(reports.map(({ kind }) => kind)).toEqual(["post_comment", "post_comment", "post_comment", "post"]);
  });
  expect(rows.map(({ kind }) => kind)).toEqual(["reports"]);
  const none = await auditDuring(server.database, async () => {
    expect(await readPostReports(em, idOf(lead), crypto.randomUUID())).toEqual([]);
  });
  expect(none).toEqual([]);
  await em.execute("update reports set state = 'closed'");
  expect((await counts()).size).toBe(0);
});
