import { type EntityName, type FilterQuery, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { NeedsYouName } from "../../schema/admin/needs-you.ts";
import type { Member } from "./session.ts";

/** How much of something waits. */
export interface WaitingCount {
  readonly count: number;
  /** Since when the oldest waits, in milliseconds since 1970. Null if nothing does, or if it is about days to come. */
  readonly oldestAt: number | null;
  /** The first of the days that it is about, as 2026-11-23. */
  readonly firstDay?: string | null;
}

/** A line of what needs an admin: its feature counts what this admin may see of it, in one statement. */
export interface NeedsYouLine {
  readonly name: NeedsYouName;
  count(em: EntityManager, admin: Pick<Member, "memberId">): Promise<WaitingCount>;
}

export const nothingWaits: WaitingCount = { count: 0, oldestAt: null };

/** Counts the rows that wait. `since` is the column with the time from which on each does. */
export async function countWaitingRows<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  since: string,
): Promise<WaitingCount> {
  const rows = em
    .createQueryBuilder(entity, "waiting")
    .select([
      raw("count(*)::int as count"),
      raw(`floor(extract(epoch from min(waiting.${since})) * 1000)::float8 as "oldestAt"`),
    ] as never)
    .where(where as never);
  const [row] = await rows.execute<WaitingCount[]>("all", false);
  return row ?? nothingWaits;
}
