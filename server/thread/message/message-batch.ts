import type { SaveOutcome, SentMessage, SharedMessage } from "../../../rooms/support/thread/ports.ts";
import { slowModeText } from "../../../schema/channel/pace.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { Attachment } from "../../../schema/thread/attachment.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { ContactCheck } from "../../safety/safety.ts";
import { findOriginals, type Original } from "../forward/forward.ts";
import type { ThreadEnvironment, ThreadKind, WritePermission } from "../thread-environment.ts";
import { lockFreeThreads } from "./message-store.ts";
import { isPlain, type Stored, storeMessages } from "./sent-message.ts";

/** A message, with the refusal if it is already known. */
export interface PendingMessage extends WritePermission {
  readonly sent: SentMessage;
  /** The message that it forwards, once that is found. */
  readonly original?: Original | undefined;
}

/** A message whose contact data may have to be flagged (SAFE-38). */
interface JudgedMessage extends PendingMessage {
  readonly flag?: Parameters<ContactCheck["flag"]>[1][number]["kind"];
}

/** What a batch needs from other features. */
export type MessageServices = Pick<ThreadEnvironment, "notifications" | "contact" | "attachments">;

/**
 * Locks, checks, stores and notifies in one transaction. Messages whose thread is locked by someone else are untouched
 * and have no entry in the result.
 */
export async function writeMessages<Item extends PendingMessage>(
  database: Pick<Database, "transaction">,
  kind: ThreadKind,
  { notifications, contact, attachments }: MessageServices,
  messages: readonly Item[],
): Promise<ReadonlyMap<Item, SaveOutcome>> {
  return await database.transaction(async (tx) => {
    const locked = await lockFree(tx, messages);
    const mine = messages.filter(({ sent }) => locked.has(sent.threadId));
    if (mine.length === 0) return new Map<Item, SaveOutcome>();
    const first = firstOfEach(mine);
    const found = await findOriginals(tx, await judge(tx, kind, [...first.values()]));
    const judged = await checkAttachments(tx, { kind, attachments }, await checkContact(tx, contact, found));
    const { stored, waits } = await storeMessages(
      tx,
      attachments,
      judged.map(({ sent, refusal, slowSeconds, original }) => ({
        sent,
        mayWrite: refusal === undefined,
        slowSeconds,
        originalId: original?.id,
      })),
    );
    const concerning = stored.flatMap((one, at) =>
      one?.isNew && (kind.notifiesEveryMessage || !isPlain(judged[at]?.sent)) ? [one.id] : [],
    );
    await notifications.notifyMessages(tx.em, concerning);
    await flag(tx, { notifications, contact }, judged, stored);
    const outcomes = new Map(judged.map((each, at) => [keyOf(each), outcomeOf(each, stored[at], waits.get(at))]));
    return new Map(mine.map((each) => [each, outcomeFor(each, outcomes, first)]));
  });
}

async function lockFree(tx: Transaction, batch: readonly PendingMessage[]): Promise<ReadonlySet<string>> {
  const rows = await lockFreeThreads(tx, [[...new Set(batch.map(({ sent }) => sent.threadId))]]);
  return new Set(rows.map(({ id }) => id));
}

/** THREAD-7: checks each message that is not refused yet with the kind of thread. */
async function judge(
  tx: Transaction,
  kind: ThreadKind,
  messages: readonly PendingMessage[],
): Promise<readonly PendingMessage[]> {
  const open = messages.filter(({ refusal }) => refusal === undefined).map(({ sent }) => sent);
  if (open.length === 0) return messages;
  const permissions = await kind.permissionsOf(tx, open);
  const found = new Map(open.map((sent, at) => [sent, permissions[at]]));
  // SAFE-9: if a lead was added for one message, the other senders in that thread had not seen the lead either.
  const changed = new Map<string, ErrorCode>();
  for (const [{ threadId }, permission] of found) {
    const code = permission?.refusal;
    if (code && kind.broadcastRefusals.includes(code)) changed.set(threadId, code);
  }
  return messages.map(({ sent, refusal }) => ({
    ...found.get(sent),
    sent,
    refusal: refusal ?? found.get(sent)?.refusal ?? changed.get(sent.threadId),
  }));
}

/** SAFE-33, SAFE-34: refuses contact data that its sender has not confirmed, or marks it to be flagged. */
async function checkContact(
  tx: Transaction,
  contact: ContactCheck,
  messages: readonly PendingMessage[],
): Promise<readonly JudgedMessage[]> {
  const open = messages.filter(({ refusal }) => refusal === undefined);
  const texts = new Map(open.map((each) => [each, { ...each.sent, forwardedText: each.original?.text }]));
  const verdicts = await contact.check(tx, [...texts.values()]);
  if (verdicts.size === 0) return messages;
  return messages.map((message) => {
    const text = texts.get(message);
    return { ...message, ...(text && verdicts.get(text)) };
  });
}

/** THREAD-43, THREAD-48: refuses photos and voice notes that their senders may not send there, and locks the others. */
async function checkAttachments(
  tx: Transaction,
  { kind, attachments }: { kind: ThreadKind; attachments: MessageServices["attachments"] },
  messages: readonly JudgedMessage[],
): Promise<readonly JudgedMessage[]> {
  const carrying = messages.flatMap(({ refusal, sent }) => (!refusal && sent.attachment !== undefined ? [sent] : []));
  if (carrying.length === 0) return messages;
  const refusals = new Map<SentMessage, ErrorCode>();
  for (const sent of carrying) {
    const refusal = await kind.refusalToAttach(tx, sent);
    if (refusal) refusals.set(sent, refusal);
  }
  const free = carrying.filter((sent) => !refusals.has(sent));
  const locked = await attachments.lock(tx, free);
  for (const sent of free) if (!locked.has(sent)) refusals.set(sent, "attachment/not-found");
  return messages.map((message) => ({ ...message, refusal: message.refusal ?? refusals.get(message.sent) }));
}

/** SAFE-38, SAFE-110: flags the messages that were stored now. One with a covered photo and contact data is flagged for the data. */
async function flag(
  tx: Transaction,
  { notifications, contact }: Pick<MessageServices, "notifications" | "contact">,
  judged: readonly JudgedMessage[],
  stored: readonly (Stored | undefined)[],
): Promise<void> {
  const flags = judged.flatMap(({ sent: { threadId }, flag: found }, at) => {
    const one = stored[at];
    const kind = found ?? coveredKind(one?.message.attachment);
    return kind && one?.isNew ? [{ threadId, seq: one.message.seq, kind }] : [];
  });
  if (flags.length > 0) await notifications.notifyFlags(tx.em, await contact.flag(tx, flags));
}

const coveredKind = (attachment: Attachment | undefined) => (attachment?.isCovered ? attachment.kind : undefined);

/** THREAD-2: the same message has the same key, however often it arrives. */
const keyOf = ({ sent: { threadId, memberId, requestId } }: PendingMessage) => `${threadId} ${memberId} ${requestId}`;

function firstOfEach<Item extends PendingMessage>(messages: readonly Item[]): ReadonlyMap<string, Item> {
  const first = new Map<string, Item>();
  for (const each of messages) if (!first.has(keyOf(each))) first.set(keyOf(each), each);
  return first;
}

const sharedOf = ({ id: _, isNew: __, ...shared }: Stored): SharedMessage => shared;

function outcomeOf(
  { refusal, text, slowSeconds = 0 }: PendingMessage,
  stored: Stored | undefined,
  waitSeconds: number | undefined,
): SaveOutcome {
  if (stored) return { ...sharedOf(stored), hasChanged: stored.isNew };
  if (waitSeconds !== undefined) {
    return { refused: "channel/slow-mode", text: slowModeText(slowSeconds), retryAfter: waitSeconds };
  }
  return { refused: refusal ?? "thread/message-not-found", text };
}

/** Only the first of repeated messages counts as a change. */
function outcomeFor<Item extends PendingMessage>(
  message: Item,
  outcomes: ReadonlyMap<string, SaveOutcome>,
  first: ReadonlyMap<string, Item>,
): SaveOutcome {
  const stored = outcomes.get(keyOf(message)) as SaveOutcome;
  return "message" in stored && first.get(keyOf(message)) !== message ? { ...stored, hasChanged: false } : stored;
}
