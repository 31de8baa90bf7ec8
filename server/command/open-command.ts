import type { CommunitySettings } from "../../schema/community/settings.ts";
import { communitySettings } from "../platform/config/community.ts";
import type { Config } from "../platform/config/config.ts";
import { liveConfig } from "../platform/config/live-config.ts";
import { readSettings } from "../platform/config/settings-file.ts";
import { startupText } from "../platform/config/settings-report.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { addressesOf, prepareServerRole } from "../platform/database/database-roles.ts";
import { hasEmbeddedDatabase, startEmbeddedDatabase } from "../platform/database/embedded-database.ts";
import { inspectDatabase, nameOfDatabase } from "../platform/database/inspect-database.ts";
import { type JobRunner, openJobs } from "../platform/jobs.ts";
import { type Log, openLog } from "../platform/log.ts";
import { StartupError } from "../platform/process/startup-error.ts";
import { readChosenSettings } from "../setting/setting.ts";

/** Commands may take longer than requests, because they may read whole tables. */
const TIMEOUTS = { statementMs: 10 * 60_000, transactionStatementMs: 10 * 60_000 };

export interface CommandEnvironment {
  readonly config: Config;
  readonly community: CommunitySettings;
  /** Of the role that owns the tables. */
  readonly url: string;
  readonly database: Database;
  readonly log: Log;
}

/**
 * Runs a command on the migrated database, with or without a running server. Stops whatever it started. Exits the
 * process with the code that `work` returns. Only with `mayCreate` it may be the first on a database. With
 * `migrates: false` the tables stay as they are.
 */
export async function runCommand(
  work: (environment: CommandEnvironment) => Promise<number>,
  { mayCreate = false, migrates = true }: { readonly mayCreate?: boolean; readonly migrates?: boolean } = {},
): Promise<never> {
  try {
    const live = liveConfig(readSettings(process.env, { LOG_LEVEL: "warn" }));
    const { config } = live;
    const log = openLog(config);
    if (!mayCreate) await refuseNewDatabase(config);
    console.error(`This uses ${nameOfDatabase(config)}.`);
    const embedded = config.DATABASE_URL ? undefined : await startEmbeddedDatabase(config.dataDir);
    const addresses = addressesOf(config, embedded);
    await prepareServerRole(addresses, embedded !== undefined);
    const database = await openDatabase({
      ...addresses,
      poolSize: 3,
      timeZone: config.COMMUNITY_TIME_ZONE,
      isTimeZoneFixed: live.isFixed("COMMUNITY_TIME_ZONE"),
      log,
      timeouts: TIMEOUTS,
    });
    let exitCode: number;
    try {
      if (migrates) await database.migrate();
      live.apply(await readChosenSettings(database.fork(), log));
      exitCode = await work({ config, community: communitySettings(config), url: addresses.ownerUrl, database, log });
    } finally {
      await database.close();
      // A server that started in the meantime keeps the database.
      if (embedded && !embedded.wasRunning) await embedded.stopUnlessInUse();
    }
    process.exit(exitCode);
  } catch (error) {
    console.error(error instanceof StartupError ? startupText(error) : error);
    process.exit(1);
  }
}

/** SETUP-15: the queue of jobs for a command, which only adds to it: a server runs them. */
export const openCommandJobs = ({
  config,
  url,
  log,
}: Pick<CommandEnvironment, "config" | "url" | "log">): Promise<JobRunner> =>
  openJobs({ url, createsQueues: true, timeZone: () => config.COMMUNITY_TIME_ZONE, log });

/** SETUP-6: a command on the wrong database would otherwise create one there, and find nobody in it. */
async function refuseNewDatabase(config: Config): Promise<void> {
  const name = nameOfDatabase(config);
  const advice = "Start the server first, or give the settings that the server has (DATABASE_URL, or DATA_DIR).";
  if (config.DATABASE_URL === undefined) {
    if (hasEmbeddedDatabase(config.dataDir)) return;
    throw new StartupError(`There is no database yet: ${name}. Nothing was created. ${advice}`);
  }
  const found = await inspectDatabase(config.MIGRATION_DATABASE_URL ?? config.DATABASE_URL);
  if (found.state === "unreachable") throw new StartupError(`This cannot reach ${name}: ${found.reason}.`);
  if (found.state === "lampstand") return;
  const content = found.state === "empty" ? "is empty" : "was not made by Lampstand";
  throw new StartupError(`Nothing was done, because ${name} ${content}. ${advice}`);
}
