import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * A statement of the paths that everybody waits for: PostgreSQL parses and plans it once per connection, and it goes past
 * the layers that write parameters into the text. `name` is this statement's alone; `text` counts parameters as $1, $2.
 */
export function prepared<Row extends object>(name: string, text: string) {
  return async (em: EntityManager, values: readonly unknown[]): Promise<Row[]> => {
    // The pool below would answer on another connection, outside of what the caller has locked.
    if (em.isInTransaction()) throw new Error(`${name} does not run inside a transaction`);
    const pool = await em.getConnection().getNativeClient();
    const { rows } = await pool.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
