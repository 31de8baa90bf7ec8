import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { type ExpressionBuilder, sql } from "kysely";
import type { QueryOf } from "../../../schema/endpoint.ts";
import type { findNextReport, listReports } from "../../../schema/safety/api.ts";
import type { AuditEntryEntity } from "../../audit/audit.entity.ts";
import type { Views } from "../../platform/database/typed-query.ts";
import type { ReportEntity } from "./report.entity.ts";
import { severityRank } from "./severity.ts";

type Tables = InferKyselyDB<typeof ReportEntity | typeof AuditEntryEntity> & Views;

/** SAFE-15: everyone who handles a report. */
export const selectHandlers = (em: EntityManager, reportId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("active_roles as active")
    .select("active.user_id")
    .distinct()
    .where((row) => row.fn<boolean>("handles_report", ["active.user_id", row.val(reportId)]))
    .execute();

/** The list of open reports that a guardian reads. */
interface Queue extends QueryOf<typeof findNextReport> {
  readonly guardianId: string;
}

const micro = (time: string) => sql<number>`(extract(epoch from ${sql.ref(time)}) * 1000000)::float8`;
const atMicro = (value: number) => sql<Date>`timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond'`;

/** Comes after every severity. */
const RANK_OF_LATE = 3;

/** SAFE-35: whether a report is in a list. */
function isShown(
  row: ExpressionBuilder<Tables & { report: Tables["reports"] }, "report">,
  { guardianId, state }: Queue,
) {
  if (state === undefined) return row("report.state", "<>", "closed");
  if (state !== "new") return row("report.state", "=", state);
  const opened = row
    .selectFrom("audit_log as entry")
    .whereRef("entry.item_id", "=", "report.id")
    .where("entry.kind", "=", "report")
    .where("entry.actor_id", "=", guardianId);
  const isOwned = row.fn<boolean>("is_guardian", ["report.owner_id"]);
  const isFree = row.or([
    row("report.state", "=", "open"),
    row.and([row("report.state", "=", "taken"), row.not(isOwned)]),
  ]);
  return row.and([isFree, row.not(row.exists(opened))]);
}

/** Of the first report about the same member. */
const first = <Value>(column: string) =>
  sql<Value>`first_value(${sql.ref(column)}) over (partition by group_id order by rank, created_at, id)`;

/**
 * SAFE-35: the reports of a list. `placed` has a place in the order even if it is closed. The order depends only on what was
 * open at the moment, so it stays the same while reports come and go, from page to page and from one report to the next.
 * What was sent after the moment comes last. If no moment is given and `placed` is closed, it is the moment before it was
 * closed.
 */
function placedReports(em: EntityManager, queue: Queue, placed?: string) {
  const beforeClosed = sql`(select closed_at - interval '1 microsecond' from reports where id = ${placed ?? null}::uuid)`;
  const now = sql<Date>`least(statement_timestamp(), ${beforeClosed})`;
  return em
    .getKysely<Tables>()
    .with("moment", (database) =>
      database.selectNoFrom((queue.asOf === undefined ? now : atMicro(queue.asOf)).as("as_of")),
    )
    .with("ranked", (database) =>
      database
        .selectFrom("reports as report")
        .crossJoin("moment")
        .selectAll(["report", "moment"])
        .select((row) => {
          const isLate = row("report.created_at", ">", row.ref("moment.as_of"));
          const severity = sql.raw<number>(severityRank("report.reason"));
          const group = row.fn.coalesce("report.about_id", "report.id");
          return [
            row.case().when(isLate).then(row.lit<number>(RANK_OF_LATE)).else(severity).end().as("rank"),
            row.case().when(isLate).then(row.ref("report.id")).else(group).end().as("group_id"),
            isShown(row, queue).as("is_shown"),
          ];
        })
        .where((row) =>
          row.or([
            row("report.state", "<>", "closed"),
            row("report.closed_at", ">", row.ref("moment.as_of")),
            ...(placed === undefined ? [] : [row("report.id", "=", placed)]),
          ]),
        )
        .where((row) => row.fn<boolean>("handles_report", [row.val(queue.guardianId), "report.id"])),
    )
    .with("placed", (database) =>
      database
        .selectFrom("ranked")
        .selectAll()
        .select([
          first<number>("rank").as("group_rank"),
          first<Date>("created_at").as("group_time"),
          first<string>("id").as("group_first"),
          sql<number>`(count(*) filter (where is_shown) over (partition by group_id))::int`.as("together"),
        ]),
    )
    .selectFrom("placed")
    .where("is_shown", "=", true);
}

const place = sql`group_rank, group_time, group_first, rank, created_at, id`;

/** A report in the list, with its place in the order. Times are microseconds since 1970. */
export type QueueRow = Awaited<ReturnType<typeof selectQueue>>[number];

/** At most so many reports, after the place in the cursor. */
export function selectQueue(
  em: EntityManager,
  { after, ...queue }: Omit<Queue, "asOf"> & QueryOf<typeof listReports>,
  limit: number,
) {
  const found = placedReports(em, { ...queue, asOf: after?.[0] });
  const rest = after ? found.where(isBehind(after)) : found;
  return rest
    .select(["id", "kind", "reason", "state", "about_id", "reporter_id", "owner_id", "together", "group_rank", "rank"])
    .select(["group_first", micro("as_of").as("as_of"), micro("group_time").as("group_time")])
    .select(micro("created_at").as("time"))
    .orderBy(place)
    .limit(limit)
    .execute();
}

type Place = NonNullable<QueryOf<typeof listReports>["after"]>;

const isBehind = ([, groupRank, groupTime, groupFirst, rank, time, id]: Place) =>
  sql<boolean>`(${place}) > (${groupRank}::int, ${atMicro(groupTime)}, ${groupFirst}::uuid, ${rank}::int, ${atMicro(time)}, ${id}::uuid)`;

/** The report after this one. */
export const selectNext = (em: EntityManager, queue: Queue, reportId: string) =>
  placedReports(em, queue, reportId)
    .where(sql<boolean>`(${place}) > (select ${place} from placed where id = ${reportId})`)
    .select(["id", micro("as_of").as("as_of")])
    .orderBy(place)
    .limit(1)
    .executeTakeFirst();
