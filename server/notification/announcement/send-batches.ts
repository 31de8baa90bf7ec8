import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database } from "../../platform/database/database.ts";
import { AnnouncementEntity } from "./announcement.entity.ts";
import { countRecipients, MEMBERS_PER_BATCH, notifyBatch } from "./announcement-store.ts";

/**
 * NOTICE-31: notifies the members of an announcement in batches, each in one transaction with its progress. If the process
 * dies, the next run continues after the last batch.
 */
export async function sendBatches(database: Pick<Database, "fork">, announcementId: string): Promise<void> {
  let isOver = false;
  while (!isOver) isOver = await database.fork().transactional((tx) => sendBatch(tx, announcementId));
}

/** Returns whether there is nothing left to send. */
async function sendBatch(tx: EntityManager, id: string): Promise<boolean> {
  const announcement = await tx.findOne(AnnouncementEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!announcement || announcement.finishedAt) return true;
  const total = announcement.total ?? (await countRecipients(tx, [id]))[0]?.total ?? 0;
  const memberIds = (await notifyBatch(tx, [id])).map(({ user_id }) => user_id);
  const isLast = memberIds.length < MEMBERS_PER_BATCH;
  const reached = announcement.reached + memberIds.length;
  await tx.nativeUpdate(
    AnnouncementEntity,
    { id },
    {
      state: isLast ? "sent" : "sending",
      // Members may join while it is being sent.
      total: Math.max(total, reached),
      reached,
      lastMemberId: memberIds.at(-1) ?? announcement.lastMemberId ?? null,
      finishedAt: isLast ? new Date() : null,
    },
  );
  return isLast;
}
