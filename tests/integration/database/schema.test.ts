import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import { expect, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { ormOptions } from "../../../server/platform/database/orm-options.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

test("the entities describe every table exactly as the migrations create it", async () => {
  const orm = await MikroORM.init({
    ...(await ormOptions(await freshDatabaseUrl())),
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: "migrations" },
  });
  try {
    const difference = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false, safe: false });
    expect(difference.up.trim()).toBe("");
    expect(await orm.migrator.checkSchema()).toBe(false);
  } finally {
    await orm.close(true);
  }
});
