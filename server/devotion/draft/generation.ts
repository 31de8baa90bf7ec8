import type { Loaded } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { DevotionGeneration } from "../../../schema/devotion/draft-api.ts";
import { expiredGeneration, failedNow, generationQueue, recentGeneration, statusOf } from "../../ai/ai.ts";
import type { Jobs } from "../../platform/job.ts";
import { Refusal } from "../../platform/refusal.ts";
import { tidyReference } from "../../scripture/scripture.ts";
import type { DevotionWish } from "./devotion-draft.ts";
import { DevotionGenerationEntity } from "./generation.entity.ts";

export const generateDevotionQueue = generationQueue("devotion/generate");

type Generation = Loaded<InstanceType<typeof DevotionGenerationEntity.class>>;

/**
 * DEVOTION-49, DEVOTION-52: starts drafting a devotion in the background. The same wish again returns the generation that is
 * running; another one is refused with `devotion/in-progress`.
 */
export async function startGeneration(
  em: EntityManager,
  jobs: Jobs,
  adminId: string,
  typed: DevotionWish,
): Promise<DevotionGeneration> {
  const wish = tidyWish(typed);
  return await em.transactional(async (tx) => {
    await tx.nativeUpdate(DevotionGenerationEntity, expiredGeneration(adminId), failedNow("ai/unavailable"));
    const id = await insertGeneration(tx, adminId, wish);
    if (id === null) return viewOf(await sameGeneration(tx, adminId, wish));
    await jobs.enqueue(generateDevotionQueue, { generationId: id }, { tx });
    return viewOf(await tx.findOneOrFail(DevotionGenerationEntity, id));
  });
}

/** DEVOTION-52: the admin's last generation, if it is recent. */
export async function readGeneration(em: EntityManager, adminId: string): Promise<DevotionGeneration | null> {
  const last = await em.findOne(DevotionGenerationEntity, recentGeneration(adminId), {
    orderBy: { startedAt: "desc" },
  });
  return last && viewOf(last);
}

/** Blank fields are none. The passage has to exist, as in the form of a devotion. */
function tidyWish({ theme, occasion, scriptureRef }: DevotionWish): DevotionWish {
  const reference = scriptureRef ? tidyReference(scriptureRef) : null;
  if (scriptureRef && reference === null) {
    const error = "This isn’t in the Bible. Please write it as John 3:16 or John 3:16-18.";
    throw new Refusal("request/invalid", { fields: { scriptureRef: error } });
  }
  return { theme: theme || null, occasion: occasion || null, scriptureRef: reference };
}

/** Null if one is running already: a unique index decides between requests at the same time. */
async function insertGeneration(tx: EntityManager, adminId: string, wish: DevotionWish): Promise<string | null> {
  const [row] = await tx.execute<{ id: string }[]>(
    `insert into devotion_generations (user_id, theme, occasion, scripture_ref, started_at)
     values (?, ?, ?, ?, clock_timestamp())
     on conflict (user_id) where ended_at is null do nothing returning id`,
    [adminId, wish.theme, wish.occasion, wish.scriptureRef],
  );
  return row?.id ?? null;
}

/** The generation that is running, if it is for the same wish: the phone may have sent its request twice. */
async function sameGeneration(tx: EntityManager, adminId: string, wish: DevotionWish): Promise<Generation> {
  const last = await tx.findOneOrFail(DevotionGenerationEntity, { user: adminId }, { orderBy: { startedAt: "desc" } });
  const { theme, occasion, scriptureRef } = viewOf(last);
  const isSame = theme === wish.theme && occasion === wish.occasion && scriptureRef === wish.scriptureRef;
  if (!isSame) throw new Refusal("devotion/in-progress");
  return last;
}

function viewOf(generation: Generation): DevotionGeneration {
  const { theme = null, occasion = null, scriptureRef = null, devotion } = generation;
  return { ...statusOf(generation), theme, occasion, scriptureRef, devotionId: devotion?.id ?? null };
}
