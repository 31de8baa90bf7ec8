import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import type { migrations } from "../../../migrations/index.ts";
import { ormOptions } from "../../../server/platform/database/orm-options.ts";

/** Runs those of these migrations that the database has not seen. */
export async function migrateTo(url: string, migrationsList: typeof migrations): Promise<void> {
  const orm = await MikroORM.init({
    ...(await ormOptions(url)),
    extensions: [Migrator],
    migrations: { migrationsList, snapshot: false, silent: true, tableName: "migrations" },
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}
