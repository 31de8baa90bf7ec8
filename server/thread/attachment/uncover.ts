import type { EntityManager } from "@mikro-orm/postgresql";
import type { Message } from "../../../schema/thread/message.ts";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { selectBroadcast } from "../message/message-store.ts";
import { presentMessage } from "../message/message-view.ts";
import { lockUncoverable, uncover } from "./attachment-store.ts";

/** A message that others see differently now. */
interface Uncovered {
  readonly threadId: string;
  readonly message: Message;
}

/**
 * SAFE-111: a lead has looked at a covered attachment, and others get it from now on. Undefined if they already do. To everybody
 * who may not uncover it, it does not exist.
 */
export const uncoverAttachment = (
  em: EntityManager,
  { memberId }: Member,
  attachmentId: string,
): Promise<Uncovered | undefined> =>
  em.transactional(async (tx) => {
    const [found] = await lockUncoverable(tx, [attachmentId, memberId]);
    if (!found) throw new Refusal("attachment/not-found");
    const { message_id: messageId, thread_id: threadId, sender_id: senderId } = found;
    if ((await uncover(tx, [messageId, memberId])).length === 0) return undefined;
    await recordAudit(tx, {
      actorId: memberId,
      kind: "attachment-uncovered",
      memberId: senderId,
      itemId: messageId,
    });
    const [row] = await selectBroadcast(tx, [threadId, memberId, messageId]);
    return row && { threadId, message: presentMessage(row) };
  });
