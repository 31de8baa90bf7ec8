import { MikroORM } from "@mikro-orm/postgresql";
import type { ClientBase } from "pg";
import { migrations } from "../../../migrations/index.ts";
import { MIGRATION_LOCK } from "./database.ts";
import { ormOptions } from "./orm-options.ts";

/** As MikroORM creates its list of the migrations that ran. */
const MIGRATIONS_TABLE = `
  create table "migrations" (
    "id" serial primary key,
    "name" varchar(255) not null,
    "executed_at" timestamptz(6) not null default current_timestamp(6)
  )`;

/** Those of these migrations that this release does not know. */
export function unknownMigrations(names: readonly string[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/**
 * Gives an empty database the tables that it has after these migrations, in the client's transaction. MikroORM's migrator
 * commits by itself, and knows no connection on which rows can be copied. A server that starts meanwhile waits.
 */
export async function createTables(client: ClientBase, url: string, names: readonly string[]): Promise<void> {
  const orm = await MikroORM.init({ ...(await ormOptions(url)), pool: { min: 0, max: 1 } });
  try {
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    for (const migration of migrations.filter(({ name }) => names.includes(name))) {
      const steps = new migration.class(orm.driver, orm.config);
      await steps.up();
      for (const sql of steps.getQueries()) {
        if (typeof sql !== "string") throw new Error(`${migration.name} is not plain SQL`);
        await client.query(sql);
      }
      await client.query("insert into migrations (name) values ($1)", [migration.name]);
    }
  } finally {
    await orm.close(true);
  }
}
