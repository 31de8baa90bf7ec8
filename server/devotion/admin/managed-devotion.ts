import { type InferEntity, UniqueConstraintViolationException } from "@mikro-orm/core";
import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type { DevotionState, ManagedDevotion } from "../../../schema/devotion/admin-api.ts";
import { Refusal } from "../../platform/refusal.ts";
import { citedReferences, referenceExists } from "../../scripture/scripture.ts";
import { DevotionEntity } from "../devotion.entity.ts";

export type StoredDevotion = InferEntity<typeof DevotionEntity>;

/** DEVOTION-40: one devotion of any state. Refuses with `devotion/not-found`. */
export async function readManagedDevotion(
  em: EntityManager,
  devotionId: string,
  today: string,
): Promise<ManagedDevotion> {
  const devotion = await em.findOne(DevotionEntity, devotionId);
  if (!devotion) throw new Refusal("devotion/not-found");
  return present(devotion, today);
}

/** A devotion that exists and is not deleted, or is. Nobody else changes it until the transaction ends. */
export async function lockDevotion(tx: EntityManager, devotionId: string, isDeleted = false): Promise<StoredDevotion> {
  const wanted = { id: devotionId, deletedAt: isDeleted ? { $ne: null } : null };
  const devotion = await tx.findOne(DevotionEntity, wanted, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!devotion) throw new Refusal("devotion/not-found");
  return devotion;
}

/** DEVOTION-43: the index of published dates decides, also between two admins at the same moment. */
export async function onFreeDay(
  em: EntityManager,
  write: (tx: EntityManager) => Promise<StoredDevotion>,
): Promise<StoredDevotion> {
  try {
    return await em.transactional(write);
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new Refusal("devotion/day-taken");
    throw error;
  }
}

/** A stored devotion as admins see it. */
export const present = (devotion: StoredDevotion, today: string): ManagedDevotion => ({
  devotionId: devotion.id,
  title: devotion.title,
  date: devotion.date,
  scripture_reference: devotion.scriptureReference ?? null,
  content: devotion.content,
  state: stateOn(today, devotion),
  isAiDraft: devotion.isAiDraft,
  version: devotion.version,
  references: referencesOf(devotion),
});

type Dated = Pick<StoredDevotion, "date" | "isPublished" | "deletedAt">;

function stateOn(today: string, { date, isPublished, deletedAt }: Dated): DevotionState {
  if (deletedAt) return "deleted";
  if (!isPublished) return "draft";
  return date > today ? "scheduled" : "published";
}

/** DEVOTION-48, AI-10: the references of a devotion, its verse first. */
function referencesOf({ scriptureReference, title, content }: StoredDevotion): ManagedDevotion["references"] {
  const cited = citedReferences([title, content]).filter(({ text }) => text !== scriptureReference);
  if (!scriptureReference) return cited;
  return [{ text: scriptureReference, exists: referenceExists(scriptureReference) }, ...cited];
}
