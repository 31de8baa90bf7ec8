// Prepared statements: they place each open report among all others, and share one window that a typed query would repeat for
// each column.
import type { QueuedReport } from "../../../schema/safety/api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { severityRank } from "./severity.ts";

/** $1 the report: everyone who handles it (SAFE-15). */
export const selectHandlers = prepared<{ user_id: string }>(
  "report-handlers",
  "select distinct active.user_id from active_roles active where handles_report(active.user_id, $1)",
);

/** A report in the list, with its place in the order. Times are microseconds since 1970. */
export interface QueueRow extends Pick<QueuedReport, "kind" | "reason" | "state"> {
  readonly id: string;
  readonly about_id: string | null;
  readonly reporter_id: string | null;
  readonly owner_id: string | null;
  readonly together: number;
  readonly as_of: number;
  readonly group_rank: number;
  readonly group_time: number;
  readonly group_first: string;
  readonly rank: number;
  readonly time: number;
}

const micro = (time: string): string => `(extract(epoch from ${time}) * 1000000)::float8`;
const atMicro = (value: string): string => `timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond'`;

/** Comes after every severity. */
const RANK_OF_LATE = 3;

/**
 * SAFE-35: $1 the guardian, $2 the moment or null for now, $3 the filter or null, $4 a report that has a place in the
 * order even if it is closed, or null. The order depends only on what was open at the moment, so it stays the same while
 * reports come and go, from page to page and from one report to the next. What was sent after the moment comes last. If
 * no moment is given and the report $4 is closed, it is the moment before it was closed.
 */
const queue = `with moment as (
    select coalesce(
      ${atMicro("$2")},
      least(statement_timestamp(), (select closed_at - interval '1 microsecond' from reports where id = $4::uuid))
    ) as as_of
  ), ranked as (
    select report.*, as_of,
      case when report.created_at > as_of then ${RANK_OF_LATE} else ${severityRank("report.reason")} end as rank,
      case when report.created_at > as_of then report.id else coalesce(report.about_id, report.id) end as group_id,
      case $3::text
        when 'open' then report.state = 'open'
        when 'taken' then report.state = 'taken'
        when 'new' then (report.state = 'open' or report.state = 'taken' and not is_guardian(report.owner_id))
          and not exists (
            select from audit_log entry
            where entry.item_id = report.id and entry.kind = 'report' and entry.actor_id = $1
          )
        else report.state <> 'closed'
      end as is_shown
    from reports report cross join moment
    where (report.state <> 'closed' or report.closed_at > as_of or report.id = $4) and handles_report($1, report.id)
  ), placed as (
    select *,
      first_value(rank) over by_urgency as group_rank,
      first_value(created_at) over by_urgency as group_time,
      first_value(id) over by_urgency as group_first,
      count(*) filter (where is_shown) over (partition by group_id) as together
    from ranked
    window by_urgency as (partition by group_id order by rank, created_at, id)
  )`;

const place = "group_rank, group_time, group_first, rank, created_at, id";

/** $5 to $10 the place after which the page begins, or null; $11 how many. */
export const selectQueue = prepared<QueueRow>(
  "report-queue",
  `${queue}
   select id, kind, reason, state, about_id, reporter_id, owner_id, together::int, ${micro("as_of")} as as_of,
     group_rank, ${micro("group_time")} as group_time, group_first, rank, ${micro("created_at")} as time
   from placed
   where is_shown and ($5::int is null or
     (${place}) > ($5::int, ${atMicro("$6")}, $7::uuid, $8::int, ${atMicro("$9")}, $10::uuid))
   order by ${place} limit $11`,
);

/** The report after $4. */
export const selectNext = prepared<Pick<QueueRow, "id" | "as_of">>(
  "next-report",
  `${queue}
   select id, ${micro("as_of")} as as_of from placed
   where is_shown and (${place}) > (select ${place} from placed where id = $4)
   order by ${place} limit 1`,
);
