import type { SentMessage } from "../../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { ForwardedMessage, Original as ShownOriginal } from "../../../schema/thread/forward.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import { originalOf } from "../message/message-view.ts";
import {
  insertForwards,
  lockOriginal,
  selectForwarded,
  selectForwardedText,
  selectOriginal,
  selectShowingChannel,
  selectShowingSender,
  selectShownOriginal,
  selectTargets,
} from "./forward-store.ts";

/** The message that a forward refers to, with its current text. */
export interface Original {
  readonly id: string;
  readonly text: string;
}

/** A message that may be a forward, with the refusal if it is already known. */
interface PossibleForward {
  readonly sent: SentMessage;
  readonly refusal: ErrorCode | undefined;
}

/** THREAD-81: finds the originals of the forwards among these messages, or why they are refused. Call it while the threads are locked. */
export async function findOriginals<Message extends PossibleForward>(
  tx: Transaction,
  messages: readonly Message[],
): Promise<readonly (Message & { readonly original?: Original })[]> {
  const found: (Message & { readonly original?: Original })[] = [];
  for (const message of messages) {
    const isOpen = message.refusal === undefined && message.sent.forward !== undefined;
    found.push(isOpen ? { ...message, ...(await findOriginal(tx, message.sent)) } : message);
  }
  return found;
}

async function findOriginal(
  tx: Transaction,
  { threadId, memberId, forward, poll }: SentMessage,
): Promise<{ refusal: ErrorCode } | { original: Original }> {
  if (poll) return { refusal: "forward/poll" };
  const found = await findForwarded(tx, { ...forward, memberId });
  if ("refusal" in found) return found;
  await lockOriginal(tx, [found.id]);
  const [original] = await selectOriginal(tx, [found.id, memberId, threadId]);
  if (!original) return { refusal: "forward/not-found" };
  return original.can_all_read
    ? { original: { id: found.id, text: original.text } }
    : { refusal: "forward/not-all-may-read" };
}

/** The message that a member forwards, or why it can't be. */
async function findForwarded(
  source: StatementSource,
  { threadId, seq, memberId }: Partial<ForwardedMessage> & { memberId: string },
): Promise<{ refusal: ErrorCode } | { id: string }> {
  const [named] = await selectForwarded(source, [threadId, seq, memberId]);
  if (!named) return { refusal: "forward/not-found" };
  if (named.kind !== "channel") return { refusal: "forward/not-a-channel-message" };
  if (named.has_poll) return { refusal: "forward/poll" };
  return named.original_id === null ? { refusal: "forward/not-found" } : { id: named.original_id };
}

/** THREAD-88: a message as its forwards would show it, and the member's threads where everyone can read it, by newest message. */
export async function findTargets(
  source: StatementSource,
  message: ForwardedMessage & { readonly memberId: string },
  name: string,
): Promise<{ original: ShownOriginal; threadIds: string[] }> {
  const { memberId } = message;
  const found = await findForwarded(source, message);
  if ("refusal" in found) throw new Refusal(found.refusal);
  const [shown] = await selectShownOriginal(source, [found.id, memberId]);
  if (!shown) throw new Refusal("forward/not-found");
  const rows = await selectTargets(source, [found.id, memberId, likePattern(name)]);
  return { original: originalOf(shown.original), threadIds: rows.map(({ thread_id: threadId }) => threadId) };
}

/** Stores what messages forward that were stored in this transaction, by their ids. */
export async function storeForwards(tx: Transaction, forwards: readonly (readonly [id: string, originalId: string])[]) {
  if (forwards.length === 0) return;
  await insertForwards(tx, [forwards.map(([id]) => id), forwards.map(([, originalId]) => originalId)]);
}

/** The current text of the message that this one forwards. Undefined if it forwards none. */
export async function findForwardedText(source: StatementSource, messageId: string): Promise<string | undefined> {
  const [original] = await selectForwardedText(source, [messageId]);
  return original?.text;
}

/** What a member can read of the originals that their threads show: `accessChanged` of the rooms. */
type AccessChanged = (threadId: string, memberIds: readonly string[]) => Promise<void>;

/** THREAD-83: refreshes the open screens of members who can no longer read a channel, wherever they show forwards of its messages. */
export async function refreshForwardsOfChannel(
  source: StatementSource,
  accessChanged: AccessChanged,
  channelId: string,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const rows = await selectShowingChannel(source, [channelId, memberIds]);
  await Promise.all(rows.map((row) => accessChanged(row.thread_id, [row.user_id])));
}

/** The same for two members, of whom one has blocked the other or blocks them no more. */
export async function refreshForwardsBetween(
  source: StatementSource,
  accessChanged: AccessChanged,
  [one, other]: readonly [string, string],
): Promise<void> {
  const rows = [
    ...(await selectShowingSender(source, [one, [other]])),
    ...(await selectShowingSender(source, [other, [one]])),
  ];
  await Promise.all(rows.map((row) => accessChanged(row.thread_id, [row.user_id])));
}
