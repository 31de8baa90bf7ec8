import { type InferEntity, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ImportProblem } from "../../platform/process/import-file.ts";
import { DevotionEntity } from "../devotion.entity.ts";
import { type DevotionRow, readDevotionFile } from "./devotion-file.ts";

interface ImportReport {
  readonly added: number;
  /** Those of the same date that were published before, with another text. */
  readonly replaced: number;
  readonly unchanged: number;
  /** If there is any, nothing was imported. */
  readonly problems: readonly ImportProblem[];
}

/**
 * DEVOTION-14: publishes the devotions of a file. The published devotion of a date is replaced and keeps its reads; drafts
 * stay as they are.
 */
export async function importDevotions(em: EntityManager, fileText: string): Promise<ImportReport> {
  const { rows, problems } = readDevotionFile(fileText);
  if (problems.length > 0) return { added: 0, replaced: 0, unchanged: 0, problems };
  return await em.transactional(async (tx) => {
    const known = await tx.find(DevotionEntity, { isPublished: true, date: { $in: rows.map(({ date }) => date) } });
    const byDate = new Map(known.map((devotion) => [devotion.date, devotion]));
    // In the order of dates, so that two imports at once never deadlock.
    const changed = rows
      .filter((row) => !isSame(byDate.get(row.date), row))
      .sort((a, b) => a.date.localeCompare(b.date));
    for (const { date, title, content, scripture_reference: scriptureReference } of changed) {
      // Decided by the index of published dates, because somebody may publish one at the same moment.
      await tx
        .createQueryBuilder(DevotionEntity)
        .insert({ date, title, content, scriptureReference, isPublished: true })
        .onConflict(raw("(date) where is_published"))
        .merge(["title", "content", "scriptureReference"])
        .execute();
    }
    const replacedDates = changed.map(({ date }) => date).filter((date) => byDate.has(date));
    // DEVOTION-44: an open form of one of them is out of date. What a model has written there is gone.
    const outdated = { isPublished: true, date: { $in: replacedDates } };
    const version = raw("version + 1");
    await tx.nativeUpdate(DevotionEntity, outdated, { version, isAiDraft: false });
    const replaced = replacedDates.length;
    return { added: changed.length - replaced, replaced, unchanged: rows.length - changed.length, problems };
  });
}

const isSame = (known: InferEntity<typeof DevotionEntity> | undefined, row: DevotionRow): boolean =>
  known?.title === row.title &&
  known.content === row.content &&
  (known.scriptureReference ?? null) === row.scripture_reference;
