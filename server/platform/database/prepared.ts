import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database, Transaction } from "./database.ts";

/** The same as the pool's own limit on statements, so that the caller gets the error. */
const TIMEOUT_MS = 10_000;

/** Where a statement runs: inside the transaction of an entity manager or of `database.transaction`, or on its own. */
export type StatementSource = EntityManager | Pick<Database, "run"> | Pick<Transaction, "run">;

/** The part of MikroORM's transactions that runs a statement with `$1` parameters. */
interface OrmTransaction {
  executeQuery(query: { sql: string; parameters: readonly unknown[]; query: object }): Promise<{ rows: unknown[] }>;
}

/**
 * A statement of a hot path: PostgreSQL parses and plans it once per connection, and parameters are not interpolated
 * into the text. `name` must be unique; `text` uses $1, $2. Run on the database itself, it needs no unit of work.
 * Inside a MikroORM transaction it runs on the transaction's connection, without the name.
 */
export function prepared<Row extends object>(name: string, text: string) {
  return async (source: StatementSource, values: readonly unknown[]): Promise<Row[]> => {
    if ("run" in source) return await source.run<Row>({ name, text }, values, TIMEOUT_MS);
    if (source.isInTransaction()) {
      const transaction = source.getTransactionContext<OrmTransaction>();
      if (!transaction) throw new Error(`${name} has no transaction to run in`);
      const query = { kind: "RawNode", sqlFragments: [text], parameters: [] };
      return (await transaction.executeQuery({ sql: text, parameters: values, query })).rows as Row[];
    }
    const pool = await source.getConnection().getNativeClient();
    const { rows } = await pool.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
