import type { SaveOutcome } from "../../rooms/support/thread/ports.ts";
import type { Transaction } from "../platform/database.ts";
import type { StatementSource } from "../platform/prepared.ts";
import {
  insertMentions,
  lockEditable,
  removeContent,
  selectOwn,
  selectOwnView,
  updateContent,
} from "./message-store.ts";
import { presentMessage } from "./message-view.ts";

/** A member's own message. */
interface OwnMessage {
  readonly threadId: string;
  readonly memberId: string;
  readonly seq: number;
}

interface Edit extends OwnMessage {
  readonly content: string;
  readonly mentions?: readonly string[] | undefined;
}

/** What became of an edit, and whom it is the first to mention. */
type EditOutcome = SaveOutcome & {
  readonly newlyMentioned?: { readonly messageId: string; readonly memberIds: readonly string[] };
};

const keyOf = ({ threadId, memberId, seq }: OwnMessage) => [threadId, memberId, seq];

/** THREAD-5, THREAD-12: call it in the transaction that found that the member may write there. */
export async function editMessage(tx: Transaction, edit: Edit): Promise<EditOutcome> {
  // First, so that the reply shows the message with them.
  const newlyMentioned = edit.mentions?.length ? await mentionMore(tx, edit, edit.mentions) : undefined;
  const [row] = await updateContent(tx, [...keyOf(edit), edit.content]);
  if (row) return { message: presentMessage(row), hasChanged: true, ...(newlyMentioned && { newlyMentioned }) };
  const [own] = await selectOwn(tx, keyOf(edit));
  return { refused: own ? "thread/too-late-to-edit" : "thread/message-not-found" };
}

/**
 * THREAD-12: whom it mentioned stays mentioned, so that reports have it and nobody is notified twice by taking a name out
 * and putting it in again. The lock on the message's row puts edits in an order, so that together they mention no more
 * members than one may.
 */
async function mentionMore(tx: Transaction, edit: Edit, mentions: readonly string[]) {
  const [message] = await lockEditable(tx, keyOf(edit));
  if (!message) return undefined;
  const added = await insertMentions(tx, [message.id, mentions]);
  return added.length > 0 ? { messageId: message.id, memberIds: added.map((row) => row.user_id) } : undefined;
}

/** THREAD-5: the seq stays, the words go. Deleted again, the message stays as it is, and nobody is told. */
export async function deleteMessage(source: StatementSource, deletion: OwnMessage): Promise<SaveOutcome> {
  const [row] = await removeContent(source, keyOf(deletion));
  if (row) return { message: presentMessage(row), hasChanged: true };
  const [gone] = await selectOwnView(source, keyOf(deletion));
  return gone ? { message: presentMessage(gone), hasChanged: false } : { refused: "thread/message-not-found" };
}
