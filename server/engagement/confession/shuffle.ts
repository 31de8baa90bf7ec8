import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * ENGAGE-10: stores every entry again, in random order and in one transaction. Until then, the transaction ids and the places
 * of rows may tell what else happened just before or after an entry was written. Everything that is written meanwhile waits.
 */
export async function shuffleEntries(em: EntityManager): Promise<void> {
  await em.transactional(async (tx) => {
    for (const statement of [
      "lock table confessions, confession_messages in share row exclusive mode",
      "create temp table moved_messages on commit drop as select * from confession_messages",
      "delete from confession_messages",
      // The sort reads everything that is deleted before anything is inserted.
      "with moved as (delete from confessions returning *) insert into confessions select * from moved order by random()",
      "insert into confession_messages select * from moved_messages order by random()",
    ]) {
      await tx.execute(statement);
    }
  });
}
