import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { DEVOTION_DAYS_AHEAD } from "../../schema/admin/needs-you.ts";
import { rowsOf } from "../platform/database/typed-query.ts";
import { type NeedsYouLine, nothingWaits, type WaitingCount } from "../platform/needs-you.ts";

/** ADMIN-51: the days from today on without a published devotion. */
export const devotionsNeedYou = (today: () => string): NeedsYouLine => ({
  name: "devotions",
  async count(em: EntityManager): Promise<WaitingCount> {
    const [row] = await rowsOf(
      em,
      sql<{ count: number; firstDay: string | null }>`
        select count(*)::int as count, min(day)::date::text as "firstDay"
        from generate_series(${today()}::date, ${today()}::date + ${DEVOTION_DAYS_AHEAD - 1}::int, interval '1 day') day
        where not exists (select from devotions d where d.is_published and d.date = day::date)`,
    );
    return row ? { oldestAt: null, ...row } : nothingWaits;
  },
});
