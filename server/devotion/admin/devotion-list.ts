import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import {
  DEVOTION_PREVIEW_LENGTH,
  type DevotionState,
  type listManagedDevotions as listEndpoint,
  MANAGED_DEVOTIONS_PER_PAGE,
} from "../../../schema/devotion/admin-api.ts";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { plainPattern } from "../../platform/database/like-pattern.ts";
import { rowCount } from "../../platform/database/typed-query.ts";
import { previewOf } from "../../platform/document/preview.ts";
import type { DevotionEntity, DevotionReadEntity } from "../devotion.entity.ts";

type Query = QueryOf<typeof listEndpoint>;

/** DEVOTION-40: a page of devotions. One behind the last is empty. */
export async function listManagedDevotions(
  em: EntityManager,
  query: Query,
  today: string,
): Promise<OutputOf<typeof listEndpoint>> {
  const [devotions, { total }] = await Promise.all([
    readPage(em, query, today),
    matching(em, query, today).select(rowCount).executeTakeFirstOrThrow(),
  ]);
  return { devotions, total };
}

/** The devotions with all the words and in the state; without a state, all but deleted ones. */
function matching(em: EntityManager, { search = "", state }: Pick<Query, "search" | "state">, today: string) {
  const database = em.getKysely<InferKyselyDB<typeof DevotionEntity | typeof DevotionReadEntity>>();
  let found = database.selectFrom("devotions as devotion");
  for (const word of search.split(" ").filter((each) => each !== "")) {
    found =
      found.where(sql<boolean>`concat_ws(' ', plain_letters(concat_ws(' ', devotion.title, devotion.scripture_reference)),
      devotion.plain_content) like ${plainPattern(word)}`);
  }
  return state ? found.where(stateOn(today), "=", state) : found.where("devotion.deleted_at", "is", null);
}

const stateOn = (today: string) => sql<DevotionState>`case
    when devotion.deleted_at is not null then 'deleted' when not devotion.is_published then 'draft'
    when devotion.date > ${today}::date then 'scheduled' else 'published'
  end`;

async function readPage(em: EntityManager, query: Query, today: string) {
  const direction = query.sort.startsWith("-") ? "desc" : "asc";
  const rows = await matching(em, query, today)
    .select((row) => [
      "devotion.id as devotionId",
      "devotion.title",
      sql<string>`devotion.date::text`.as("date"),
      "devotion.scripture_reference",
      stateOn(today).as("state"),
      "devotion.is_ai_draft as isAiDraft",
      // One character more than a preview, to know whether the text goes on.
      sql<string>`left(devotion.content, ${DEVOTION_PREVIEW_LENGTH + 1})`.as("beginning"),
      row
        .selectFrom("user_devotion_reads as own")
        .whereRef("own.devotion_id", "=", "devotion.id")
        .select(sql<number>`count(*)::int`.as("count"))
        .$asScalar()
        .$notNull()
        .as("readCount"),
    ])
    // Each is the order of an index, forwards or backwards.
    .orderBy(query.sort.endsWith("title") ? "devotion.title" : "devotion.date", direction)
    .orderBy("devotion.id", direction)
    .limit(MANAGED_DEVOTIONS_PER_PAGE)
    .offset((query.page - 1) * MANAGED_DEVOTIONS_PER_PAGE)
    .execute();
  return rows.map(({ beginning, ...row }) => ({ ...row, preview: previewOf(beginning, DEVOTION_PREVIEW_LENGTH) }));
}
