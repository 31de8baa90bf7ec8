import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { requestPasswordReset } from "../../../schema/account/api.ts";
import { changeChannelRole, editChannel, joinChannel } from "../../../schema/channel/api.ts";
import { saveName } from "../../../schema/profile/api.ts";
import { closeReport, noteOnReport, report, takeReport } from "../../../schema/safety/api.ts";
import { sendRequest } from "../../../schema/site/api.ts";
import { reactionEmojis } from "../../../schema/thread/reaction.ts";
import { giveRole } from "../../../server/account/account.ts";
import { type ChatMember, joinChannelRoom, newChannel } from "../chat/channel.ts";
import { ADULT, joinConversation, type Listener, newChatMember, openConversationWith } from "../chat/chat-member.ts";
import { createTableRows, playGame } from "../game/game-rows.ts";
import type { TestServer } from "../server/boot.ts";

export const NAME = "Ada Nwosu";
const FORMER_NAME = "Adaeze Obi";
const PHONE = "0803 123 4567";
const [thumb] = reactionEmojis;

/** Creates a member (Ada) whose actions left rows in many tables, two other people, and shared threads. */
export async function busyMember(server: TestServer) {
  const names = [FORMER_NAME, "Túndé Adébáyọ̀", "Halima Ɗanjuma"];
  const people = await Promise.all(names.map((name) => newChatMember(server.url, name, ADULT)));
  const [ada, tunde, halima] = people as [ChatMember, ChatMember, ChatMember];
  const email = ada.me?.email ?? "";
  await giveRole(server.database.fork(), halima.me?.email ?? "", "admin");

  const channelId = await newChannel(ada, `${FORMER_NAME} and friends`);
  for (const who of [tunde, halima]) await who.must(joinChannel, { params: { channelId } });
  await ada.must(changeChannelRole, { params: { channelId, memberId: halima.memberId }, body: { role: "admin" } });
  const [hers, his] = [await joinChannelRoom(ada, channelId), await joinChannelRoom(tunde, channelId)];
  await hers.say("my first words");
  await tunde.must(report, {
    body: { subject: { kind: "message", threadId: channelId, seq: 1 }, reason: "bullying", note: `by ${FORMER_NAME}` },
  });
  await ada.must(saveName, { body: { full_name: NAME } });
  await ada.must(editChannel, { params: { channelId }, body: { name: `${NAME}'s choir`, description: `Ask ${NAME}` } });
  await hers.ask("edit", { seq: 1, content: `I am ${NAME}` });
  await his.ask("send", { content: `@${NAME} calls ${PHONE}`, mentions: [ada.memberId], replyTo: 1 });
  await his.ask("edit", {
    seq: 2,
    content: `@${NAME} calls 0803-123-4567 and mails ${email}`,
    mentions: [ada.memberId],
  });
  await hers.ask("react", { seq: 2, emoji: thumb, isOn: true });

  const conversationId = await openConversationWith(ada, tunde.memberId);
  const talk = await joinConversation(ada, conversationId);
  await talk.say("only for you");
  await (await joinConversation(tunde, conversationId)).say(`good night, ada nwosu`);

  await fileReports(ada, tunde, halima, channelId);
  const table = await createTableRows(server.database.fork(), [ada.memberId, tunde.memberId], {
    roomName: `${NAME}'s table`,
  });
  await playGame(server.database, table, [200, 100]);
  await sendRequests(ada, tunde, email);
  await ada.must(requestPasswordReset, { body: { email } });
  saveMail(server, tunde.me?.email ?? "");
  return { ada, tunde, halima, email, channelId, conversationId, sockets: [hers, talk] as readonly Listener[] };
}

async function fileReports(ada: ChatMember, tunde: ChatMember, halima: ChatMember, channelId: string): Promise<void> {
  const file = async (reporter: ChatMember, subject: Parameters<typeof subjectOf>[0]) =>
    (await reporter.must(report, { body: { subject: subjectOf(subject), reason: "other", note: `${NAME}!` } }))
      .reportId;
  await file(tunde, { kind: "profile", memberId: ada.memberId });
  await file(tunde, { kind: "channel", channelId });
  await file(ada, { kind: "message", threadId: channelId, seq: 2 });
  const reportId = await file(tunde, { kind: "message", threadId: channelId, seq: 1 });
  const params = { reportId };
  await halima.must(takeReport, { params });
  await halima.must(noteOnReport, { params, body: { text: `Talked to ${NAME} on ${PHONE}` } });
  await halima.must(closeReport, { params, body: { outcome: `${NAME} says sorry` } });
}

const subjectOf = <Subject extends object>(subject: Subject) => subject as never;

async function sendRequests(ada: ChatMember, tunde: ChatMember, email: string): Promise<void> {
  const own = { kind: "join", name: NAME, email, phone: PHONE, message: `I am ${NAME}` } as const;
  await ada.must(sendRequest, { body: { ...own, email: `private-${email}` } });
  await tunde.must(sendRequest, { body: own });
  await tunde.must(sendRequest, {
    body: { kind: "apply", name: "Túndé", email: "t@example.org", message: `with ${NAME}` },
  });
}

/** Saves a mail to someone else, which the erasure must keep. */
function saveMail(server: TestServer, to: string): void {
  const outbox = join(server.dataDir, "outbox");
  mkdirSync(outbox, { recursive: true });
  writeFileSync(join(outbox, "other.eml"), `From: us@example.org\r\nTo: ${to}\r\nSubject: Hello\r\n\r\nHello`);
}
