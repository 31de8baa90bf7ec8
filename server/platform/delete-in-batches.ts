import type { EntityName, FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

/** Few enough that their locks are held for a moment only, and that one statement ends in time, however many there are. */
const ROWS_AT_ONCE = 200;

/** Deletes rows that grew old, some at a time, each time in a transaction of its own. Answers how many. */
export async function deleteInBatches<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
): Promise<number> {
  const key = em.getMetadata().get(entity).primaryKeys[0] as string;
  for (let deleted = 0; ; ) {
    const rows = await em.fork().find(entity, where, { fields: [key] as never, limit: ROWS_AT_ONCE });
    if (rows.length === 0) return deleted;
    const keys = rows.map((row) => (row as Record<string, unknown>)[key]);
    // The condition again: one of them may have been renewed meanwhile.
    deleted += await em.fork().nativeDelete(entity, { $and: [{ [key]: { $in: keys } }, where] } as never);
  }
}
