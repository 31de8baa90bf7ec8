import type { EntityName, FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

/** Small enough that locks are held only briefly and one statement ends within its time limit. */
const ROWS_AT_ONCE = 200;

/** Deletes matching rows in batches, each in its own transaction. Returns how many. */
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
    // Check the condition again: a row may have been renewed in the meantime.
    deleted += await em.fork().nativeDelete(entity, { $and: [{ [key]: { $in: keys } }, where] } as never);
  }
}
