// Evidence of answers to devotions; see evidence-store.ts.
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { rowsOf } from "../../platform/database/typed-query.ts";
import { type WrittenEvidence, written } from "./post-evidence.ts";

/** How many answers are saved before a reported one. */
const ANSWERS_BEFORE = 5;

interface Reported {
  readonly answerId: string;
  /** The community's date. */
  readonly today: string;
}

/** No row if the devotion is not shown (DEVOTION-3), or if a block hides the answer (DEVOTION-29). */
export const selectAnswerEvidence = (em: EntityManager, reporterId: string, { answerId, today }: Reported) =>
  rowsOf(
    em,
    sql<WrittenEvidence>`
      select answer.user_id, ${written("answer")} || jsonb_build_object(
        'devotion', jsonb_build_object(
          'title', devotion.title, 'date', devotion.date, 'scripture_reference', devotion.scripture_reference
        ),
        'before', (
          select coalesce(jsonb_agg(${written("earlier")} order by earlier.id), '[]') from (
            select known.* from devotion_answers known
            where known.devotion_id = answer.devotion_id and known.id < answer.id
              and not block_stands(${reporterId}, known.user_id)
            order by known.id desc limit ${ANSWERS_BEFORE}
          ) earlier
        )
      ) as evidence
      from devotion_answers answer
      join devotions devotion
        on devotion.id = answer.devotion_id and devotion.is_published and devotion.date <= ${today}::date
      where answer.id = ${answerId} and not block_stands(${reporterId}, answer.user_id)`,
  );
