import type { Config } from "../../platform/config/config.ts";
import { isOneDatabase, twoDatabasesText } from "../../platform/database/database-roles.ts";
import { hasEmbeddedDatabase } from "../../platform/database/embedded-database.ts";
import { inspectDatabase, nameOfDatabase } from "../../platform/database/inspect-database.ts";
import { type Finding, ok, problem } from "./check.ts";

const PART = "Database";
/** The oldest that its makers still mend. */
const OLDEST_VERSION = 14;

/** SETUP-5: whether there is a database that this server can use, and what is in it. Changes nothing. */
export async function checkDatabase(
  config: Pick<Config, "DATABASE_URL" | "MIGRATION_DATABASE_URL" | "dataDir">,
): Promise<Finding> {
  const name = nameOfDatabase(config);
  const { DATABASE_URL } = config;
  if (DATABASE_URL === undefined) {
    const content = hasEmbeddedDatabase(config.dataDir) ? "is there already" : "will be created by the first start";
    return ok(PART, `${capitalized(name)} ${content}.`);
  }
  const serving = await inspectDatabase(DATABASE_URL);
  // The tables belong to the role that migrates them.
  const owner = serving.state === "unreachable" ? undefined : config.MIGRATION_DATABASE_URL;
  const found = owner === undefined ? serving : await inspectDatabase(owner);
  if (found.state === "unreachable") return problem(PART, `${capitalized(name)} cannot be reached: ${found.reason}.`);
  if (owner !== undefined) {
    const addresses = { url: DATABASE_URL, ownerUrl: owner };
    if (!(await isOneDatabase(addresses))) return problem(PART, twoDatabasesText(addresses));
  }
  const { version, release, state, mayCreate } = found;
  const server = `${capitalized(name)} is reached (PostgreSQL ${version})`;
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    return problem(PART, `${server}, which is too old. Lampstand needs PostgreSQL ${OLDEST_VERSION} or later.`);
  }
  if (state === "other") {
    return problem(
      PART,
      `${server}, but it holds the tables of something else. Create an empty database for Lampstand.`,
    );
  }
  if (!mayCreate) {
    return problem(
      PART,
      `${server}, but its user may not create tables there. Make this user the owner of the database.`,
    );
  }
  const content = state === "empty" ? "empty" : `a Lampstand's${release === null ? "" : `, of release ${release}`}`;
  return ok(PART, `${server}, and it is ${content}.`);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
