import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMemberFile } from "../../../schema/member/admin-api.ts";
import { listOwnReports, listReports, readReport } from "../../../schema/safety/api.ts";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { dismissNotice, listNotices } from "../../../schema/safety/notice-api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { DELETED_MEMBER } from "../../../server/profile/profile.ts";
import { newHolder } from "../../support/account/admins.ts";
import { type ChatMember, joinChannelRoom, newChannel, newLead } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { withMembers } from "../../support/chat/due-supervision.ts";
import { confirmGroup, newNewcomer, undoOf } from "../../support/chat/newcomer.ts";
import { shownTo } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";

let server: TestServer;
let admin: ChatMember;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["threads", "reports", "report_actions", "user_roles"]) await execute(`delete from ${table}`);
  admin = await newHolder(server, "admin", "Pastor Sam");
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const minor = (name: string) => newChatMember(server.url, name, MINOR);
const adult = (name: string) => newChatMember(server.url, name, ADULT);
const lead = (name = "Mama Grace") => newLead(server.url, server.database, name);
const correct = async ({ memberId }: ChatMember, birth_date: string) =>
  void (await admin.must(correctBirthDate, { params: { memberId }, body: { birth_date } }));
const reports = async () => (await admin.must(listReports)).reports;
const notices = async (who: ChatMember) => (await who.must(listNotices)).notices;

interface Talk {
  readonly kind: string;
  readonly name: string | null;
  readonly people: readonly { readonly display_name: string }[];
  readonly messages: readonly { readonly content: string; readonly sender_name: string }[];
}
async function onlyReport() {
  const [found, ...more] = await reports();
  expect(more).toEqual([]);
  const file = await admin.must(readReport, { params: { reportId: found?.reportId ?? "" } });
  return { ...file, threads: (file.evidence.threads ?? []) as Talk[] };
}
const textsOf = ({ messages }: Talk) => messages.map(({ content }) => content);

/** The two talk, each with one message. Resolves to the room of the first. */
async function talk(one: ChatMember, other: ChatMember) {
  const conversationId = await openConversationWith(one, other.memberId);
  const [hers, his] = [await joinConversation(one, conversationId), await joinConversation(other, conversationId)];
  expect([await hers.say("How old are you?"), await his.say("Fifteen, and you?")]).toEqual(["stored", "stored"]);
  return hers;
}

test("SAFE-76 leaders get a report of what somebody who counted as a minor said to minors", async () => {
  const [chidi, bola, teen] = [await minor("Chidi"), await minor("Bola"), await minor("Never asked")];
  const room = await talk(chidi, bola);
  await openConversationWith(chidi, teen.memberId);
  await lead();
  await correct(chidi, ADULT);
  await room.ask("delete", { seq: 1 });
  const report = await onlyReport();
  expect(report).toMatchObject({
    kind: "profile",
    reason: "wrong-age",
    severity: "severe",
    state: "open",
    reporter: null,
    about: { memberId: chidi.memberId, displayName: "Chidi" },
    actions: [],
  });
  expect(report.threads).toMatchObject([{ kind: "conversation", name: null, people: [{ display_name: "Bola" }] }]);
  expect(report.threads.map(textsOf)).toEqual([["How old are you?", "Fifteen, and you?"]]);
  expect((await shownTo(admin)).filter(({ kind }) => kind === "report")).toHaveLength(1);
});

test("SAFE-76 neither the member nor those with whom they talked see the report, and looks are recorded", async () => {
  const [chidi, bola] = [await minor("Chidi"), await minor("Bola")];
  await talk(chidi, bola);
  await correct(chidi, ADULT);
  const { reportId } = await onlyReport();
  for (const member of [chidi, bola]) {
    expect((await member.call(readReport, { params: { reportId } })).status).toBe(403);
    expect((await member.must(listOwnReports)).reports).toEqual([]);
  }
  const looks = await execute("select actor_id from audit_log where kind = 'report' and item_id = ?", [reportId]);
  expect(looks).toEqual([{ actor_id: admin.memberId }]);
});

test("SAFE-77 the minors get a calm notice with whom to talk to, and the member gets none", async () => {
  const [chidi, bola] = [await minor("Chidi"), await minor("Bola")];
  await talk(chidi, bola);
  await lead("Mama Grace");
  await lead("Uncle Femi");
  await suspendMember(server.database.fork(), (await lead("Aunty Away")).memberId);
  await correct(chidi, ADULT);
  const [notice, ...more] = await notices(bola);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ kind: "wrong_age", until: null });
  expect(notice?.reason).toBe(
    "Someone you talked with here gave a wrong age. You did nothing wrong. If anything felt strange, talk to Mama Grace or Uncle Femi, or report it.",
  );
  expect((await shownTo(bola)).filter(({ kind }) => kind === "safety_notice")).toMatchObject([
    { actorId: null, actorName: "", text: "" },
  ]);
  expect(await notices(chidi)).toEqual([]);
  await bola.must(dismissNotice, { params: { noticeId: notice?.noticeId ?? "" } });
  expect(await notices(bola)).toEqual([]);
  expect((await admin.must(readMemberFile, { params: { memberId: bola.memberId } })).actions).toEqual([]);
});

test("SAFE-77 without a safeguarding lead the notice names nobody", async () => {
  const [chidi, bola] = [await minor("Chidi"), await minor("Bola")];
  await talk(chidi, bola);
  await correct(chidi, ADULT);
  expect((await notices(bola))[0]?.reason).toContain("talk to one of your leaders, or report it.");
});

test("SAFE-76 a channel of minors is in the report, with those who are in it", async () => {
  const [chidi, bola, ada] = [await minor("Chidi"), await minor("Bola"), await minor("Ada")];
  const channelId = await newChannel(chidi, "Teens");
  await withMembers(server.database, channelId, [bola, ada]);
  expect(await (await joinChannelRoom(bola, channelId)).say("Hello all")).toBe("stored");
  await correct(chidi, ADULT);
  const { threads } = await onlyReport();
  expect(threads).toMatchObject([{ kind: "channel", name: "Teens" }]);
  expect(threads[0]?.people.map(({ display_name }) => display_name).toSorted()).toEqual(["Ada", "Bola"]);
  expect(threads.map(textsOf)).toEqual([["Hello all"]]);
  expect([(await notices(bola)).length, (await notices(ada)).length]).toEqual([1, 1]);
});

test("SAFE-76 a confirmation that was undone before the correction counts, up to where a lead was added", async () => {
  const [bola, chidi, halima] = [
    await minor("Bola"),
    await newNewcomer(server.url, "Chidi", MINOR),
    await newHolder(server, "mentor", "Halima"),
  ];
  await confirmGroup(halima, chidi);
  await confirmGroup(await newHolder(server, "mentor", "Other"), chidi);
  const room = await talk(chidi, bola);
  const grace = await lead();
  await undoOf(admin, chidi, halima);
  await expect.poll(() => execute("select from thread_members where user_id = ?", [grace.memberId])).toHaveLength(1);
  expect(await room.say("Hello Mama Grace")).toBe("stored");
  await correct(chidi, ADULT);
  expect((await onlyReport()).threads.map(textsOf)).toEqual([["How old are you?", "Fifteen, and you?"]]);
});

test("SAFE-76 nothing is reported of talks that were supervised, or of members who were no minors", async () => {
  const [chidi, bola, ada, tunde] = [
    await minor("Chidi"),
    await minor("Bola"),
    await adult("Ada"),
    await adult("Tunde"),
  ];
  await talk(ada, tunde);
  await correct(ada, "1991-06-06");
  await correct(tunde, MINOR);
  await talk(chidi, bola);
  await correct(bola, MINOR);
  const grace = await lead();
  const teen = await minor("Teen");
  await talk(ada, teen);
  await correct(teen, ADULT);
  expect(await reports()).toEqual([]);
  expect([await notices(bola), await notices(teen)]).toEqual([[], []]);
  await correct(chidi, ADULT);
  await correct(chidi, "1991-06-06");
  expect(await reports()).toHaveLength(1);
  expect(grace.memberId).not.toBe(admin.memberId);
});

test("SAFE-76 the erasure of a minor leaves their name out of the report", async () => {
  const [chidi, bola] = [await minor("Chidi"), await minor("Bolanle Adeyemi")];
  await talk(chidi, bola);
  await correct(chidi, ADULT);
  await eraseMember(server.database, bola.me?.email ?? "", filesOf(server));
  const { threads, evidence } = await onlyReport();
  expect(JSON.stringify(evidence)).not.toContain("Bolanle");
  expect(threads[0]?.people).toMatchObject([{ display_name: DELETED_MEMBER }]);
});
