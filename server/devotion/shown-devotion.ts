import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { Refusal } from "../platform/refusal.ts";
import { DevotionEntity } from "./devotion.entity.ts";

/** DEVOTION-1, DEVOTION-3: the devotion if readers see it on this day. */
const shown = (devotionId: string, today: string) => ({ id: devotionId, isPublished: true, date: { $lte: today } });

/** Refuses what readers do not see. */
export async function requireShown(em: EntityManager, devotionId: string, today: string): Promise<void> {
  if ((await em.count(DevotionEntity, shown(devotionId, today))) === 0) throw new Refusal("devotion/not-found");
}

/** The same, and nobody takes it back until the transaction ends. */
export async function lockShown(tx: EntityManager, devotionId: string, today: string): Promise<void> {
  const lockMode = LockMode.PESSIMISTIC_READ;
  if (!(await tx.findOne(DevotionEntity, shown(devotionId, today), { lockMode })))
    throw new Refusal("devotion/not-found");
}
