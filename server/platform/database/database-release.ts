import type { MikroORM } from "@mikro-orm/postgresql";
import type { Pool } from "pg";
import { migrations } from "../../../migrations/index.ts";
import { StartupError } from "../process/startup-error.ts";

/** The first migration of every database from before 1.0, whose history that release replaced. */
const FIRST_BEFORE_1_0 = "20261120-first-evening";

/** Whether this release would change the tables of this database. An empty one has none that anybody uses. */
export async function awaitsUpgrade(database: Pick<Pool, "query">): Promise<boolean> {
  const found = await database.query<{ table: string | null }>("select to_regclass('migrations') as table");
  if (!found.rows[0]?.table) return false;
  const { rows } = await database.query<{ name: string }>("select name from migrations");
  const executed = new Set(rows.map(({ name }) => name));
  return migrations.some(({ name }) => !executed.has(name));
}

/**
 * Throws a {@link StartupError} if another release has made or upgraded this database so that this one would fail, or
 * lose data at the first row that it does not know. Changes nothing.
 */
export async function refuseOtherRelease(orm: MikroORM): Promise<void> {
  const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
  if (executed.includes(FIRST_BEFORE_1_0)) {
    throw new StartupError(
      "This database is from before release 1.0, and this release cannot open it. Nothing was changed. Go on with the release that made it, where members can still download their data, or start with an empty database: give the address of another one in DATABASE_URL or, for the built-in one, another folder in DATA_DIR.",
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = executed.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const [row] = await orm.em.getConnection().execute<{ release: string | null }[]>("select release from installation");
  throw new StartupError(
    `This database was upgraded by a later release, with ${unknown.join(", ")}. Start release ${row?.release ?? "that upgraded it"} or a later one, or restore a backup from before the upgrade. Nothing was changed.`,
  );
}
