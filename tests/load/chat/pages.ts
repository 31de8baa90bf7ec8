import { contiguousEnd } from "../../../client/thread/history/message-log.ts";
import { createChannel, joinChannel } from "../../../schema/channel/api.ts";
import { openConversation } from "../../../schema/chat/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { ListedStorage } from "../../../server/platform/storage/file-storage.ts";
import { type ChatScreen, openScreen, readPage, type ThreadKind } from "../../support/browser/chat-screen.ts";
import { until } from "../../support/until.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import type { StoredFiles, StoredRow, Writer } from "./kill-faults.ts";

/** A member with an open conversation or channel. */
export interface Page {
  readonly threadId: string;
  readonly kind: ThreadKind;
  readonly member: Member;
  readonly screen: ChatScreen;
}

/** The messages that a screen had without a gap halfway. */
export interface HalfwayLog {
  readonly messages: readonly Message[];
  readonly end: number;
}

/**
 * Opens threads of the members, two by two, with a screen for each of them: a channel, then a conversation, and so on. With
 * `photoEvery`, every so many messages in the channels carry a photo; in conversations of adults nobody may send any.
 */
export async function openPages(members: readonly Member[], photoEvery?: number): Promise<Page[]> {
  const pairs = members.flatMap((one, at) => (at % 2 === 0 ? [[one, members[at + 1] as Member] as const] : []));
  const pages = pairs.map(async ([one, other], at) => {
    const kind: ThreadKind = at % 2 === 0 ? "channel" : "conversation";
    const threadId = kind === "channel" ? await channelOf(one, other) : await conversationOf(one, other);
    const options = { kind, ...(kind === "channel" && photoEvery && { photoEvery }) };
    return [one, other].map((member) => ({ threadId, kind, member, screen: openScreen(member, threadId, options) }));
  });
  return (await Promise.all(pages)).flat();
}

async function channelOf(one: Member, other: Member): Promise<string> {
  const { channelId } = await one.call(createChannel, { body: { name: "Choir" } });
  await other.call(joinChannel, { params: { channelId } });
  return channelId;
}

const conversationOf = async (one: Member, other: Member): Promise<string> =>
  (await one.call(openConversation, { body: { memberId: other.memberId } })).conversationId;

/** What a screen that is closed now has seen. */
export function contiguousLog(screen: ChatScreen): HalfwayLog {
  const log = screen.log();
  const end = contiguousEnd(log);
  return { messages: log.messages.filter(({ seq }) => seq <= end), end };
}

/** What a member has written, and what their screens show in the end. */
export async function writerOf(page: Page, rows: readonly StoredRow[], halfway: HalfwayLog): Promise<Writer> {
  const { threadId, member, screen } = page;
  const stored = rows.filter(({ thread_id }) => thread_id === threadId).length;
  await until(() => screen.log().messages.length === stored).catch(() => {});
  return {
    memberId: member.memberId,
    threadId,
    photoOf: screen.photoOf,
    written: screen.written,
    ledger: screen.ledger,
    refusals: screen.refusals,
    unconfirmed: screen.waiting(),
    shown: screen.log().messages,
    reopened: [...halfway.messages, ...(await readAfter(page, halfway.end))],
  };
}

/** Reads all messages after this seq, as the client does. */
async function readAfter(at: Page, seq: number): Promise<Message[]> {
  const page = await readPage(at.member, at.threadId, { after: seq }, at.kind);
  const last = page.messages.at(-1)?.seq ?? seq;
  return page.hasMore ? [...page.messages, ...(await readAfter(at, last))] : page.messages;
}

/** All messages as they are stored. */
export const rowsOf = (databaseUrl: string) =>
  query<StoredRow>(
    databaseUrl,
    `select message.thread_id, message.seq::int as seq, message.sender_id, message.request_id, message.content,
       attachment.id as attachment_id
     from messages message left join attachments attachment on attachment.message_id = message.id
     order by message.thread_id, message.seq`,
  );

/** All rows of photos, and the names of all stored files. */
export async function filesOf(databaseUrl: string, storage: ListedStorage): Promise<StoredFiles> {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  const rows = "select id, message_id, stored_at is not null as is_whole from attachments";
  return { rows: await query(databaseUrl, rows), names };
}
