import type { EntityManager } from "@mikro-orm/postgresql";
import { retention } from "../../../schema/retention.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { daysAgo } from "../../platform/date.ts";
import { DevotionEntity } from "../devotion.entity.ts";
import { lockDevotion, onFreeDay, type StoredDevotion } from "./managed-devotion.ts";

/** DEVOTION-45: deletes a devotion, which can be restored for 30 days. */
export const deleteDevotion = (em: EntityManager, devotionId: string): Promise<StoredDevotion> =>
  em.transactional(async (tx) => {
    const devotion = await lockDevotion(tx, devotionId);
    const { isPublished: wasPublished, version } = devotion;
    tx.assign(devotion, { isPublished: false, wasPublished, deletedAt: new Date(), version: version + 1 });
    await tx.flush();
    return devotion;
  });

/** DEVOTION-46: restores a deleted devotion, as a draft if its day has another one by now. */
export const restoreDevotion = (em: EntityManager, devotionId: string): Promise<StoredDevotion> =>
  onFreeDay(em, async (tx) => {
    const devotion = await lockDevotion(tx, devotionId, true);
    const { date, wasPublished, version } = devotion;
    const isDayTaken = (await tx.count(DevotionEntity, { date, isPublished: true })) > 0;
    const isPublished = wasPublished && !isDayTaken;
    tx.assign(devotion, { isPublished, wasPublished: false, deletedAt: null, version: version + 1 });
    await tx.flush();
    return devotion;
  });

/** DEVOTION-47: removes what was deleted long ago. The days on which members have read it still count. */
export const clearDeletedDevotions = (em: EntityManager): Promise<number> =>
  deleteInBatches(em, DevotionEntity, { deletedAt: { $lt: daysAgo(retention.deletedDevotions.days) } });
