import type { SentMessage } from "../../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { ForwardedMessage } from "../../../schema/thread/forward.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import {
  insertForwards,
  lockOriginal,
  selectForwarded,
  selectForwardedText,
  selectOriginal,
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

/** THREAD-88: the member's threads where everyone can read this message, by newest message. */
export async function findTargets(
  source: StatementSource,
  message: ForwardedMessage & { readonly memberId: string },
  name: string,
): Promise<string[]> {
  const found = await findForwarded(source, message);
  if ("refusal" in found) throw new Refusal(found.refusal);
  const rows = await selectTargets(source, [found.id, message.memberId, likePattern(name)]);
  return rows.map(({ thread_id: threadId }) => threadId);
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
