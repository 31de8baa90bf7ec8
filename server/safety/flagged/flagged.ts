import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { FLAGGED_PER_PAGE } from "../../../schema/limits.ts";
import type { FlaggedMessageFile, listFlaggedMessages, MessageAround } from "../../../schema/safety/flagged-api.ts";
import { messageWords } from "../../../schema/thread/poll.ts";
import { recordAccess, recordAudit } from "../../audit/audit.ts";
import { idColumn, isAfter, pageOf, timeColumn } from "../../platform/database/keyset.ts";
import { countWaitingRows, type WaitingCount } from "../../platform/needs-you.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { DELETED_MEMBER, namedMembers } from "../../profile/profile.ts";
import { AttachmentEntity } from "../../thread/attachment/attachment.entity.ts";
import { ForwardEntity } from "../../thread/forward/forward.entity.ts";
import { MessageEntity, MessageVersionEntity } from "../../thread/message/message.entity.ts";
import { PollEntity } from "../../thread/poll/poll.entity.ts";
import { flaggedPresenter, type LoadedFlag } from "./flagged-view.ts";
import { MessageFlagEntity } from "./message-flag.entity.ts";

/** How many messages are shown before and after a flagged one. */
const MESSAGES_AROUND = 4;

/** SAFE-39: the flags that this guardian may see. */
const visibleTo = ({ memberId }: Pick<Member, "memberId">) => ({
  message: { $or: [{ sender: null }, { sender: { $ne: memberId } }] },
});

const visibleFlag = (guardian: Member, messageId: string) => ({ $and: [{ message: messageId }, visibleTo(guardian)] });

/** SAFE-39: a page of flagged messages, newest first, without their texts. Records the access (SAFE-58). */
export async function listFlagged(
  em: EntityManager,
  guardian: Member,
  { state, after }: QueryOf<typeof listFlaggedMessages>,
): Promise<OutputOf<typeof listFlaggedMessages>> {
  await recordAccess(em, guardian.memberId, "flagged-messages");
  const rows = await em.find(
    MessageFlagEntity,
    {
      ...visibleTo(guardian),
      reviewedAt: state === "reviewed" ? { $ne: null } : null,
      ...isAfter([timeColumn("flagged_at"), idColumn("message_id")], "desc", after),
    },
    {
      populate: ["message.thread", "flaggedMicroseconds"],
      orderBy: { flaggedAt: "desc", message: "desc" },
      limit: FLAGGED_PER_PAGE + 1,
    },
  );
  const { page, next } = pageOf(rows, FLAGGED_PER_PAGE, ({ flaggedMicroseconds, message }) => [
    flaggedMicroseconds,
    message.id,
  ]);
  const present = await flaggedPresenter(em, guardian, page);
  return { flagged: page.map(present), next };
}

/** How many flagged messages this guardian finds that nobody has reviewed. */
export const countFlagged = (em: EntityManager, guardian: Pick<Member, "memberId">): Promise<number> =>
  em.count(MessageFlagEntity, { ...visibleTo(guardian), reviewedAt: null });

/** The same, with the longest wait. */
export const flaggedWaiting = (em: EntityManager, guardian: Pick<Member, "memberId">): Promise<WaitingCount> =>
  countWaitingRows(em, MessageFlagEntity, { ...visibleTo(guardian), reviewedAt: null }, "flagged_at");

/** SAFE-39: a flagged message with those around it and its earlier texts. Records the access (SAFE-58). */
export async function readFlagged(em: EntityManager, guardian: Member, messageId: string): Promise<FlaggedMessageFile> {
  const flag = await findVisible(em, guardian, messageId);
  const memberId = flag.message.sender?.id;
  await recordAudit(em, { actorId: guardian.memberId, kind: "flagged-message", memberId, itemId: messageId });
  const versions = await em.find(MessageVersionEntity, { message: messageId }, { orderBy: { id: "asc" } });
  return {
    ...(await flaggedPresenter(em, guardian, [flag]))(flag),
    messages: await messagesAround(em, flag),
    earlierTexts: versions.map(({ content, replacedAt }) => ({ text: content, replacedAt: replacedAt.getTime() })),
  };
}

/** SAFE-59: the first review counts. An edit in the meantime is refused, because the guardian has not seen it. */
export async function reviewFlagged(
  em: EntityManager,
  guardian: Member,
  { messageId, flaggedAt }: { messageId: string; flaggedAt: number },
): Promise<FlaggedMessageFile> {
  return await em.transactional(async (tx) => {
    if ((await tx.count(MessageFlagEntity, visibleFlag(guardian, messageId))) === 0) {
      throw new Refusal("safety/not-found");
    }
    const seen = { message: messageId, flaggedAt: new Date(flaggedAt) };
    const review = { reviewer: guardian.memberId, reviewedAt: new Date() };
    const changed = await tx.nativeUpdate(MessageFlagEntity, { ...seen, reviewedAt: null }, review);
    if (changed === 0 && (await tx.count(MessageFlagEntity, seen)) === 0) throw new Refusal("safety/flag-changed");
    return await readFlagged(tx, guardian, messageId);
  });
}

async function findVisible(em: EntityManager, guardian: Member, messageId: string): Promise<LoadedFlag> {
  const flag = await em.findOne(MessageFlagEntity, visibleFlag(guardian, messageId), { populate: ["message.thread"] });
  if (!flag) throw new Refusal("safety/not-found");
  return flag;
}

async function messagesAround(em: EntityManager, { message }: LoadedFlag): Promise<MessageAround[]> {
  const seq = { $gte: message.seq - MESSAGES_AROUND, $lte: message.seq + MESSAGES_AROUND };
  const around = await em.find(MessageEntity, { thread: message.thread.id, seq }, { orderBy: { seq: "asc" } });
  const namedOf = await namedMembers(
    em,
    around.flatMap(({ sender }) => sender?.id ?? []),
  );
  const polls = await em.find(PollEntity, { message: { $in: around.map(({ id }) => id) } });
  const forwards = await em.find(
    ForwardEntity,
    { message: { $in: around.map(({ id }) => id) } },
    { populate: ["original"] },
  );
  const forwardedBy = new Map(forwards.map(({ message: { id }, original }) => [id, original?.content]));
  const choicesOf = new Map(polls.map(({ message: { id }, choices }) => [id, choices]));
  const attachments = await em.find(AttachmentEntity, { message: { $in: around.map(({ id }) => id) } });
  const kindOf = new Map(attachments.map(({ message, kind }) => [message?.id, kind]));
  return around.map(({ id, sender, content, deletedAt, createdAt }) => ({
    messageId: id,
    senderName: sender ? namedOf(sender.id).displayName : DELETED_MEMBER,
    senderRoles: sender ? namedOf(sender.id).roles : [],
    text: sender
      ? messageWords(content, [
          ...(choicesOf.get(id) ?? []),
          ...(forwardedBy.get(id) ? [forwardedBy.get(id) ?? ""] : []),
        ])
      : "",
    ...(sender && !deletedAt && kindOf.has(id) ? { attachmentKind: kindOf.get(id) } : {}),
    isDeleted: !sender || deletedAt != null,
    createdAt: createdAt.getTime(),
  }));
}
