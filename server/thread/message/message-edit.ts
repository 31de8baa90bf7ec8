import type { SaveOutcome } from "../../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { findForwardedText } from "../forward/forward.ts";
import type { ThreadEnvironment } from "../thread-environment.ts";
import {
  insertMentions,
  lockEditable,
  removeContent,
  selectOwn,
  selectOwnView,
  updateContent,
} from "./message-store.ts";
import { presentShared } from "./message-view.ts";

/** A member's own message. */
interface OwnMessage {
  readonly threadId: string;
  readonly memberId: string;
  readonly seq: number;
}

interface Edit extends OwnMessage {
  readonly content: string;
  readonly mentions?: readonly string[] | undefined;
  readonly confirmsContact?: true | undefined;
}

const keyOf = ({ threadId, memberId, seq }: OwnMessage) => [threadId, memberId, seq];

/**
 * THREAD-5, THREAD-12, SAFE-33: call it in the transaction that has locked the thread and found that the member may write
 * there.
 */
export async function editMessage(
  tx: Transaction,
  { notifications, contact }: Pick<ThreadEnvironment, "notifications" | "contact">,
  edit: Edit,
): Promise<SaveOutcome> {
  const [message] = await lockEditable(tx, keyOf(edit));
  if (!message) return { refused: await whyNotEditable(tx, edit) };
  if (edit.content === "" && !message.may_be_blank) return { refused: "thread/blank" };
  const verdict = await contact.checkEdit(tx, { ...edit, forwardedText: await findForwardedText(tx, message.id) });
  if (verdict && "refusal" in verdict) return { refused: verdict.refusal };
  // Store mentions first, so that the receipt includes them.
  const mentioned = await addMentions(tx, message.id, edit.mentions);
  const [row] = await updateContent(tx, [...keyOf(edit), edit.content]);
  if (!row) throw new Error("a locked message was not changed");
  await notifications.notifyMentions(tx.em, message.id, mentioned);
  if (verdict) {
    const flagged = await contact.flag(tx, [{ threadId: edit.threadId, seq: edit.seq, kind: verdict.flag }]);
    await notifications.notifyFlags(tx.em, flagged);
  }
  return { ...presentShared(row), hasChanged: true };
}

async function whyNotEditable(tx: Transaction, edit: Edit): Promise<ErrorCode> {
  const [own] = await selectOwn(tx, keyOf(edit));
  if (own?.has_poll) return "poll/not-editable";
  return own ? "thread/too-late-to-edit" : "thread/message-not-found";
}

/**
 * THREAD-12: adds mentions and never removes them. So reports include them, and removing and re-adding a name does not
 * notify anyone twice. The lock on the message's row serialises edits, so that together they stay within the limit of
 * mentions. Returns the members who are mentioned for the first time.
 */
async function addMentions(tx: Transaction, messageId: string, memberIds: readonly string[] = []): Promise<string[]> {
  if (memberIds.length === 0) return [];
  return (await insertMentions(tx, [messageId, memberIds])).map((row) => row.user_id);
}

/** THREAD-5: removes the text and keeps the seq. Deleting a message again changes nothing and is not broadcast. */
export async function deleteMessage(source: StatementSource, deletion: OwnMessage): Promise<SaveOutcome> {
  const [row] = await removeContent(source, keyOf(deletion));
  if (row) return { ...presentShared(row), hasChanged: true };
  const [current] = await selectOwnView(source, keyOf(deletion));
  return current ? { ...presentShared(current), hasChanged: false } : { refused: "thread/message-not-found" };
}
