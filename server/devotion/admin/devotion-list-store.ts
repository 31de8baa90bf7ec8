// Prepared statements: a page needs only the beginning of each text, and how many members have read it.

import type { DevotionState } from "../../../schema/devotion/admin-api.ts";
import {
  DEVOTION_PREVIEW_LENGTH,
  type DevotionOrder,
  MANAGED_DEVOTIONS_PER_PAGE,
} from "../../../schema/devotion/admin-api.ts";
import { prepared } from "../../platform/database/prepared.ts";

export interface DevotionRow {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly scripture_reference: string | null;
  readonly is_ai_draft: boolean;
  readonly state: DevotionState;
  /** One character more than a preview, to know whether the text goes on. */
  readonly beginning: string;
  readonly read_count: number;
}

/** SQL: the state of a devotion on this day. */
const stateOn = (today: string): string => `case
    when devotion.deleted_at is not null then 'deleted' when not devotion.is_published then 'draft'
    when devotion.date > ${today}::date then 'scheduled' else 'published'
  end`;

/** $1 patterns for `like` that all have to match, $2 a state or null for all but deleted ones, $3 the community's date. */
const matching = `where (
    cardinality($1::text[]) = 0
    or concat_ws(' ', plain_letters(concat_ws(' ', devotion.title, devotion.scripture_reference)), devotion.plain_content)
      like all (array(select plain_letters(pattern) from unnest($1::text[]) pattern))
  ) and case when $2::text is null then devotion.deleted_at is null else ${stateOn("$3")} = $2 end`;

/** Each is the order of an index, forwards or backwards. */
const orders: Readonly<Record<DevotionOrder, string>> = {
  date: "devotion.date, devotion.id",
  "-date": "devotion.date desc, devotion.id desc",
  title: "devotion.title, devotion.id",
  "-title": "devotion.title desc, devotion.id desc",
};

const selectIn = (sort: DevotionOrder) =>
  prepared<DevotionRow>(
    `managed-devotions-${sort}`,
    `select devotion.id, devotion.title, devotion.date::text, devotion.scripture_reference, devotion.is_ai_draft,
       ${stateOn("$3")} as state, left(devotion.content, ${DEVOTION_PREVIEW_LENGTH + 1}) as beginning,
       (select count(*)::int from user_devotion_reads own where own.devotion_id = devotion.id) as read_count
     from devotions devotion ${matching}
     order by ${orders[sort]} limit ${MANAGED_DEVOTIONS_PER_PAGE} offset $4`,
  );

/** A page in each order. Parameters: those of the condition, and how many come before the page. */
export const selectDevotions = {
  date: selectIn("date"),
  "-date": selectIn("-date"),
  title: selectIn("title"),
  "-title": selectIn("-title"),
} satisfies Record<DevotionOrder, unknown>;

export const countDevotions = prepared<{ total: number }>(
  "count-managed-devotions",
  `select count(*)::int as total from devotions devotion ${matching}`,
);
