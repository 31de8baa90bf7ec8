import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database } from "./database.ts";

/** Like the pool's own limit on statements, so that whoever waits hears of it. */
const LIMIT_MS = 10_000;

/**
 * A statement of the paths that everybody waits for: PostgreSQL parses and plans it once per connection, and it goes past
 * the layers that write parameters into the text. `name` is this statement's alone; `text` counts parameters as $1, $2.
 * Asked of the database itself it costs no unit of work either.
 */
export function prepared<Row extends object>(name: string, text: string) {
  return async (source: EntityManager | Pick<Database, "run">, values: readonly unknown[]): Promise<Row[]> => {
    if ("run" in source) return await source.run<Row>({ name, text }, values, LIMIT_MS);
    // The pool below would answer on another connection, outside of what the caller has locked.
    if (source.isInTransaction()) throw new Error(`${name} does not run inside a transaction`);
    const pool = await source.getConnection().getNativeClient();
    const { rows } = await pool.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
