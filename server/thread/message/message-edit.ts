import type { SaveOutcome } from "../../../rooms/support/thread/ports.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
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

/** The result of an edit, and the members whom it mentions for the first time. */
type EditOutcome = SaveOutcome & {
  readonly newlyMentioned?: { readonly messageId: string; readonly memberIds: readonly string[] };
};

const keyOf = ({ threadId, memberId, seq }: OwnMessage) => [threadId, memberId, seq];

/** THREAD-5, THREAD-12: call it in the transaction that found that the member may write there. */
export async function editMessage(tx: Transaction, edit: Edit): Promise<EditOutcome> {
  // Store mentions first, so that the receipt includes them.
  const newlyMentioned = edit.mentions?.length ? await mentionMore(tx, edit, edit.mentions) : undefined;
  const [row] = await updateContent(tx, [...keyOf(edit), edit.content]);
  if (row) return { message: presentMessage(row), hasChanged: true, ...(newlyMentioned && { newlyMentioned }) };
  const [own] = await selectOwn(tx, keyOf(edit));
  return { refused: own ? "thread/too-late-to-edit" : "thread/message-not-found" };
}

/**
 * THREAD-12: adds mentions and never removes them. So reports include them, and removing and re-adding a name does not
 * notify anyone twice. The lock on the message's row serialises edits, so that together they stay within the limit of
 * mentions.
 */
async function mentionMore(tx: Transaction, edit: Edit, mentions: readonly string[]) {
  const [message] = await lockEditable(tx, keyOf(edit));
  if (!message) return undefined;
  const added = await insertMentions(tx, [message.id, mentions]);
  return added.length > 0 ? { messageId: message.id, memberIds: added.map((row) => row.user_id) } : undefined;
}

/** THREAD-5: removes the text and keeps the seq. Deleting a message again changes nothing and is not broadcast. */
export async function deleteMessage(source: StatementSource, deletion: OwnMessage): Promise<SaveOutcome> {
  const [row] = await removeContent(source, keyOf(deletion));
  if (row) return { message: presentMessage(row), hasChanged: true };
  const [current] = await selectOwnView(source, keyOf(deletion));
  return current ? { message: presentMessage(current), hasChanged: false } : { refused: "thread/message-not-found" };
}
