import type { EntityManager } from "@mikro-orm/postgresql";
import {
  DEVOTION_PREVIEW_LENGTH,
  type ListedDevotion,
  type listManagedDevotions as listEndpoint,
  MANAGED_DEVOTIONS_PER_PAGE,
} from "../../../schema/devotion/admin-api.ts";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import { previewOf } from "../../platform/document/preview.ts";
import { countDevotions, type DevotionRow, selectDevotions } from "./devotion-list-store.ts";

/** DEVOTION-40: a page of devotions. One behind the last is empty. */
export async function listManagedDevotions(
  em: EntityManager,
  { page, sort, search = "", state }: QueryOf<typeof listEndpoint>,
  today: string,
): Promise<OutputOf<typeof listEndpoint>> {
  const words = search.split(" ").filter((word) => word !== "");
  const condition = [words.map(likePattern), state ?? null, today];
  const [rows, [count]] = await Promise.all([
    selectDevotions[sort](em.fork(), [...condition, (page - 1) * MANAGED_DEVOTIONS_PER_PAGE]),
    countDevotions(em.fork(), condition),
  ]);
  return { devotions: rows.map(present), total: count?.total ?? 0 };
}

const present = (row: DevotionRow): ListedDevotion => ({
  devotionId: row.id,
  title: row.title,
  date: row.date,
  scripture_reference: row.scripture_reference,
  state: row.state,
  isAiDraft: row.is_ai_draft,
  preview: previewOf(row.beginning, DEVOTION_PREVIEW_LENGTH),
  readCount: row.read_count,
});
