import type { EntityManager } from "@mikro-orm/postgresql";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { lockUncoverable, uncover } from "./attachment-store.ts";

/**
 * SAFE-111: a lead has looked at a covered attachment, and others get it from now on. It does nothing if they already do. To
 * everybody who may not uncover it, it does not exist.
 */
export const uncoverAttachment = (em: EntityManager, { memberId }: Member, attachmentId: string): Promise<void> =>
  em.transactional(async (tx) => {
    const [found] = await lockUncoverable(tx, [attachmentId, memberId]);
    if (!found) throw new Refusal("attachment/not-found");
    const { message_id: messageId, sender_id: senderId } = found;
    if ((await uncover(tx, [messageId, memberId])).length === 0) return;
    await recordAudit(tx, { actorId: memberId, kind: "attachment-uncovered", memberId: senderId, itemId: messageId });
  });
