import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { retention } from "../../../schema/retention.ts";
import { failedNow, type GenerationTools, generationBefore, ModelFailure, runningGeneration } from "../../ai/ai.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { tidyReference } from "../../scripture/scripture.ts";
import { DevotionEntity } from "../devotion.entity.ts";
import { type DevotionDraft, draftDevotion } from "./devotion-draft.ts";
import { DevotionGenerationEntity } from "./generation.entity.ts";

export interface DraftTools extends GenerationTools {
  /** The community's date. */
  readonly today: () => string;
}

/** Drafts the devotion of a running generation. Does nothing if it has ended. Rejects if it has to be run again. */
export async function runGeneration(em: EntityManager, tools: DraftTools, generationId: string): Promise<void> {
  const { model, log, draining, today } = tools;
  const generation = await em.fork().findOne(DevotionGenerationEntity, runningGeneration(generationId));
  if (!generation) return;
  const { theme = null, occasion = null, scriptureRef = null } = generation;
  try {
    const draft = await draftDevotion(model, { theme, occasion, scriptureRef }, draining);
    await saveDraft(em, generationId, draft, today());
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ error, generationId }, "the model drafted no devotion");
    const running = { id: generationId, endedAt: null };
    await em.fork().nativeUpdate(DevotionGenerationEntity, running, failedNow(error.code));
  }
}

/** DEVOTION-51: saves the draft, unpublished, unless the generation has ended meanwhile. */
async function saveDraft(em: EntityManager, generationId: string, draft: DevotionDraft, today: string): Promise<void> {
  await em.fork().transactional(async (tx) => {
    // Locked, so that a job that runs twice saves once.
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const generation = await tx.findOne(DevotionGenerationEntity, runningGeneration(generationId), lock);
    if (!generation) return;
    const { title, content, scripture_reference } = draft;
    const devotion = tx.create(DevotionEntity, {
      title,
      content,
      // One that does not exist stays as the model wrote it, and is marked (DEVOTION-48).
      scriptureReference: tidyReference(scripture_reference) ?? scripture_reference,
      date: await nextEmptyDay(tx, today),
      isAiDraft: true,
      createdBy: generation.user,
    });
    tx.assign(generation, { endedAt: new Date(), devotion });
    await tx.flush();
  });
}

/** The first day after today without any devotion, within a year. */
async function nextEmptyDay(tx: EntityManager, today: string): Promise<string> {
  const [row] = await tx.execute<{ day: string }[]>(
    `select day::date::text as day from generate_series(?::date + 1, ?::date + 366, interval '1 day') day
     where not exists (select from devotions known where known.date = day::date and known.deleted_at is null)
     order by day limit 1`,
    [today, today],
  );
  return row?.day ?? today;
}

/** Forgets who asked for what. The drafts stay. */
export const clearGenerations = (em: EntityManager): Promise<number> =>
  deleteInBatches(em, DevotionGenerationEntity, generationBefore(retention.devotionGenerations.days));
