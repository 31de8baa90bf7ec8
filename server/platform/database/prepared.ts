import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database, Transaction } from "./database.ts";

/** What runs a statement: an entity manager (in its transaction, if there is one), a `Transaction`, or the database. */
export type StatementSource = EntityManager | Pick<Database, "run"> | Pick<Transaction, "run">;

/** The part of MikroORM's transactions that runs SQL with `$1` parameters. */
interface OrmTransaction {
  executeQuery(query: { sql: string; parameters: readonly unknown[]; query: object }): Promise<{ rows: unknown[] }>;
}

/**
 * Declares an SQL statement for a hot path, with `$1`, `$2` for its values. PostgreSQL prepares it once per connection
 * under `name`, which must be unique, except in the transaction of an entity manager: there it runs without a name.
 * With `Database` as its source, it runs without the ORM.
 */
export function prepared<Row extends object = object>(name: string, sql: string) {
  return async (source: StatementSource, values: readonly unknown[]): Promise<Row[]> => {
    if ("run" in source) return await source.run<Row>({ name, text: sql }, values);
    if (source.isInTransaction()) {
      const transaction = source.getTransactionContext<OrmTransaction>();
      if (!transaction) throw new Error(`${name} has no transaction to run in`);
      const query = { kind: "RawNode", sqlFragments: [sql], parameters: [] };
      return (await transaction.executeQuery({ sql, parameters: values, query })).rows as Row[];
    }
    const pool = await source.getConnection().getNativeClient();
    const { rows } = await pool.query<Row>({ name, text: sql, values: [...values] });
    return rows;
  };
}
