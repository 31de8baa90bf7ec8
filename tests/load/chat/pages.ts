import { contiguousEnd } from "../../../client/thread/history/message-log.ts";
import { openConversation } from "../../../schema/chat/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { type ChatScreen, openScreen, readPage } from "../../support/browser/chat-screen.ts";
import { until } from "../../support/until.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import type { StoredRow, Writer } from "./kill-faults.ts";

/** A member with an open conversation. */
export interface Page {
  readonly conversationId: string;
  readonly member: Member;
  readonly screen: ChatScreen;
}

/** The messages that a screen had without a gap halfway. */
export interface HalfwayLog {
  readonly messages: readonly Message[];
  readonly end: number;
}

/** Opens conversations of the members, two by two, with a screen for each of them. */
export async function openPages(members: readonly Member[]): Promise<Page[]> {
  const pairs = members.flatMap((one, at) => (at % 2 === 0 ? [[one, members[at + 1] as Member] as const] : []));
  const pages = pairs.map(async ([one, other]) => {
    const { conversationId } = await one.call(openConversation, { body: { memberId: other.memberId } });
    return [one, other].map((member) => ({ conversationId, member, screen: openScreen(member, conversationId) }));
  });
  return (await Promise.all(pages)).flat();
}

/** What a screen that is closed now has seen. */
export function contiguousLog(screen: ChatScreen): HalfwayLog {
  const log = screen.log();
  const end = contiguousEnd(log);
  return { messages: log.messages.filter(({ seq }) => seq <= end), end };
}

/** What a member has written, and what their screens show in the end. */
export async function writerOf(page: Page, rows: readonly StoredRow[], halfway: HalfwayLog): Promise<Writer> {
  const { conversationId, member, screen } = page;
  const stored = rows.filter(({ thread_id }) => thread_id === conversationId).length;
  await until(() => screen.log().messages.length === stored).catch(() => {});
  return {
    memberId: member.memberId,
    conversationId,
    written: screen.written,
    ledger: screen.ledger,
    refusals: screen.refusals,
    unconfirmed: screen.waiting(),
    shown: screen.log().messages,
    reopened: [...halfway.messages, ...(await readAfter(member, conversationId, halfway.end))],
  };
}

/** Reads all messages after this seq, as the client does. */
async function readAfter(member: Member, conversationId: string, seq: number): Promise<Message[]> {
  const page = await readPage(member, conversationId, { after: seq });
  const last = page.messages.at(-1)?.seq ?? seq;
  return page.hasMore ? [...page.messages, ...(await readAfter(member, conversationId, last))] : page.messages;
}

/** All messages as they are stored. */
export const rowsOf = (databaseUrl: string) =>
  query<StoredRow>(
    databaseUrl,
    "select thread_id, seq::int as seq, sender_id, request_id, content from messages order by thread_id, seq",
  );
