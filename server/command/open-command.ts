import type { CommunitySettings } from "../../schema/community/settings.ts";
import { communitySettings } from "../platform/config/community.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { liveConfig } from "../platform/config/live-config.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { startEmbeddedDatabase } from "../platform/database/embedded-database.ts";
import { type Log, openLog } from "../platform/log.ts";
import { StartupError } from "../platform/process/startup-error.ts";
import { readChosenSettings } from "../setting/setting.ts";

/** Commands may take longer than requests, because they may read whole tables. */
const TIMEOUTS = { statementMs: 10 * 60_000, transactionStatementMs: 10 * 60_000 };

export interface CommandEnvironment {
  readonly config: Config;
  readonly community: CommunitySettings;
  readonly url: string;
  readonly database: Database;
  readonly log: Log;
}

/**
 * Runs a command on the migrated database, with or without a running server. Stops whatever it started. Exits the
 * process with the code that `work` returns. With `migrates: false` the tables stay as they are.
 */
export async function runCommand(
  work: (environment: CommandEnvironment) => Promise<number>,
  { migrates = true }: { readonly migrates?: boolean } = {},
): Promise<never> {
  try {
    const live = liveConfig(readConfig({ LOG_LEVEL: "warn", ...process.env }));
    const { config } = live;
    const log = openLog(config);
    const embedded = config.DATABASE_URL ? undefined : await startEmbeddedDatabase(config.dataDir);
    const url = config.DATABASE_URL ?? embedded?.url ?? "";
    const database = await openDatabase({
      url,
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
      exitCode = await work({ config, community: communitySettings(config), url, database, log });
    } finally {
      await database.close();
      // A server that started in the meantime keeps the database.
      if (embedded && !embedded.wasRunning) await embedded.stopUnlessInUse();
    }
    process.exit(exitCode);
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}
