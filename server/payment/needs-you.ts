import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { rowsOf } from "../platform/database/typed-query.ts";
import { type NeedsYouLine, nothingWaits, type WaitingCount } from "../platform/needs-you.ts";

/**
 * ADMIN-51: refunds that the provider refuses (PAY-35), and the differences of the latest comparison, which counts as one if it
 * failed (PAY-43, PAY-52).
 */
const waiting = sql<WaitingCount>`
  select coalesce(sum(waiting.count), 0)::int as count,
    floor(extract(epoch from min(waiting.since)) * 1000)::float8 as "oldestAt"
  from (
    select count(*) as count, min(created_at) as since from event_refunds where state = 'refused' having count(*) > 0
    union all
    select case when latest.state = 'failed' then 1 else latest.finding_count end, latest.finished_at
    from (
      select * from reconciliations where state <> 'running' order by started_at desc, id desc limit 1
    ) latest
    where latest.state = 'failed' or latest.finding_count > 0
  ) waiting`;

export const paymentsNeedYou: NeedsYouLine = {
  name: "payments",
  count: async (em: EntityManager) => (await rowsOf(em, waiting))[0] ?? nothingWaits,
};
