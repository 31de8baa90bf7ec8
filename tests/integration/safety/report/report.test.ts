import { afterAll, beforeAll, expect, test } from "vitest";
import { joinChannel } from "../../../../schema/channel/api.ts";
import { listOwnReports, report } from "../../../../schema/safety/api.ts";
import { joinChannelRoom, newChannel } from "../../../support/chat/channel.ts";
import {
  ADULT,
  joinConversation,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../../support/chat/chat-member.ts";
import { createTableRows } from "../../../support/game/game-rows.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { insertRow } from "../../../support/server/insert-row.ts";
import { until } from "../../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

test("SAFE-10 SAFE-11 a report saves the message even if it is deleted later; a stranger can't report it", async () => {
  const [ada, tunde, stranger] = await Promise.all([
    newChatMember(server.url, "Ada", ADULT),
    newChatMember(server.url, "Tunde", ADULT),
    newChatMember(server.url, "Stranger", ADULT),
  ]);
  const conversationId = await openConversationWith(ada, tunde.memberId);
  const his = await joinConversation(tunde, conversationId);
  await his.say("something unkind");
  await until(() => his.messages().length === 1);
  const { seq } = his.messages()[0] ?? { seq: 0 };
  const subject = { kind: "message", threadId: conversationId, seq } as const;
  const body = { subject, reason: "bullying", note: "On Friday" } as const;
  for (const threadId of [conversationId, crypto.randomUUID()]) {
    const { error, status } = await stranger.call(report, { body: { ...body, subject: { ...subject, threadId } } });
    expect([status, error?.code]).toEqual([404, "safety/not-found"]);
  }
  const { reportId } = await ada.must(report, { body });
  his.send("delete", { id: "away-with-it", seq });
  await until(() => his.messages()[0]?.isDeleted === true);
  const [saved] = await server.database
    .fork()
    .execute<{ evidence: { content: string }; about_id: string }[]>(
      "select evidence, about_id from reports where id = ?",
      [reportId],
    );
  expect([saved?.evidence.content, saved?.about_id]).toEqual(["something unkind", tunde.memberId]);
  const late = await ada.must(report, { body });
  const [after] = await server.database
    .fork()
    .execute<{ evidence: { content: string; versions: { content: string }[] } }[]>(
      "select evidence from reports where id = ?",
      [late.reportId],
    );
  expect([after?.evidence.content, after?.evidence.versions.map(({ content }) => content)]).toEqual([
    "",
    ["something unkind"],
  ]);
  expect((await ada.must(listOwnReports)).reports).toMatchObject([
    { reportId: late.reportId },
    { reportId, kind: "message", reason: "bullying", state: "open", outcome: "" },
  ]);
  expect((await tunde.must(listOwnReports)).reports).toEqual([]);
});

test("SAFE-51 SAFE-11 a minor reports only adults whom they have met: in a thread, its messages or a game", async () => {
  const [ada, tunde, teen] = await Promise.all([
    newChatMember(server.url, "Ada", ADULT),
    newChatMember(server.url, "Tunde", ADULT),
    newChatMember(server.url, "Teen", MINOR),
  ]);
  const em = server.database.fork();
  const channelId = await newChannel(ada, "Choir");
  await tunde.must(joinChannel, { params: { channelId } });
  await (await joinChannelRoom(tunde, channelId)).say("Good evening");
  await createTableRows(em, [ada.memberId, tunde.memberId]);
  // The minor is in a channel and a game too, but in none of Tunde's.
  await newChannel(teen, "Homework");
  await createTableRows(em, [teen.memberId]);
  const reportTunde = async () => {
    const body = { subject: { kind: "profile", memberId: tunde.memberId }, reason: "other" } as const;
    return (await teen.call(report, { body })).error?.code ?? "reported";
  };
  const leave = (memberId: string) => em.execute("delete from thread_members where user_id = ?", [memberId]);
  expect(await reportTunde()).toBe("safety/not-found");

  await insertRow(server.database, "thread_members", { thread_id: channelId, user_id: teen.memberId, role: "member" });
  expect(await reportTunde()).toBe("reported");
  await leave(tunde.memberId);
  expect(await reportTunde()).toBe("reported");
  await leave(teen.memberId);
  expect(await reportTunde()).toBe("safety/not-found");
  await createTableRows(em, [teen.memberId, tunde.memberId]);
  expect(await reportTunde()).toBe("reported");
});

test("SAFE-11 members who can find a profile can report it with its current name", async () => {
  const [ada, tunde] = await Promise.all([
    newChatMember(server.url, "Ada", ADULT),
    newChatMember(server.url, "Rude Name", ADULT),
  ]);
  const body = { subject: { kind: "profile", memberId: tunde.memberId }, reason: "other" } as const;
  const { reportId } = await ada.must(report, { body });
  const [saved] = await server.database
    .fork()
    .execute<{ evidence: object }[]>("select evidence from reports where id = ?", [reportId]);
  expect(saved?.evidence).toMatchObject({ full_name: "Rude Name" });
  const teen = await newChatMember(server.url, "Teen", MINOR);
  for (const memberId of [tunde.memberId, crypto.randomUUID()]) {
    const { error } = await teen.call(report, { body: { ...body, subject: { kind: "profile", memberId } } });
    expect(error?.code).toBe("safety/not-found");
  }
  const { error } = await ada.call(report, { body: { ...body, note: "a\u0000b" } });
  expect(error?.code).toBe("request/invalid");
});
