import type { Pool } from "pg";
import type { CommunitySettings } from "../../schema/community/settings.ts";
import { communitySettings } from "./config/community.ts";
import type { Config } from "./config/config.ts";
import { type LiveConfig, liveConfig } from "./config/live-config.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { toEveryHandler } from "./database/database-listener.ts";
import { openPool } from "./database/pool.ts";
import { dateIn } from "./date.ts";
import type { Feature } from "./feature.ts";
import type { Jobs } from "./job.ts";
import { openJobs } from "./jobs.ts";
import { type Log, openLog } from "./log.ts";
import { mailJob, mailSender, type SendMail } from "./mail.ts";
import { acquireDatabase } from "./process/data-folder.ts";
import { saveInstallation } from "./process/installation.ts";
import { LEASE_TIMES, type LeaseTimes } from "./process/lease-times.ts";
import { deliveryNoter } from "./process/mail-delivery.ts";
import { type BesideOthers, otherServers, waitUntilAlone } from "./process/only-server.ts";
import { openServerLease, type ServerLease } from "./process/server-lease.ts";
import { waitForShutdownStep } from "./process/shutdown.ts";
import { type OpenRateLimit, rateLimits } from "./rate-limit.ts";
import { redirectColyseusLog } from "./room-transport/colyseus-log.ts";
import { openStorage, type Storage } from "./storage/storage.ts";

/** The platform services that every feature gets. */
export interface Core {
  /** Admins change some of its values while the server runs, so read them when they are needed. */
  readonly config: Config;
  readonly liveConfig: Pick<LiveConfig, "isFixed" | "apply" | "onChange">;
  readonly log: Log;
  /** The public address, without a trailing slash. */
  readonly siteUrl: string;
  /** Like `config`, it always has the current values. */
  readonly community: CommunitySettings;
  readonly database: Database;
  /** The pool of accounts and rate limits. MikroORM's driver would return better-auth's dates as text. */
  readonly accountPool: Pool;
  readonly openRateLimit: OpenRateLimit;
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  /** Pictures and other files that belong to records. */
  readonly storage: Storage;
  /** The lease of this process, and which other processes on this database have ended. */
  readonly lease: ServerLease;
  /** The community's date, as 2026-11-20. */
  today(): string;
  /** Aborts when the server starts to shut down. */
  readonly draining: AbortSignal;
}

export interface OpenedCore extends Core {
  /** Starts the features' background jobs. */
  startJobs(features: readonly Feature[]): Promise<void>;
  /** Starts passing database events to the features. */
  listen(features: readonly Feature[]): void;
  /** Aborts {@link Core.draining} and stops restarting a built-in database that dies. */
  beginDrain(): Promise<void>;
}

export interface CoreOverrides {
  /** Cancels the start: everything opened so far is closed, and the start rejects. */
  readonly signal?: AbortSignal | undefined;
  /** Shortens the interval at which the job queue polls for retries and schedules. */
  readonly jobPollSeconds?: number | undefined;
  /** Shortens the time after which a server that is silent counts as ended. */
  readonly leaseTimes?: LeaseTimes | undefined;
  /** `allow` lets tests run two servers on one database. */
  readonly besideOthers?: BesideOthers | undefined;
}

/** Opens log, database, accounts' connections and the job queue. Parts that must be closed are added to `opened`. */
export async function openCore(
  given: Config,
  opened: AsyncDisposableStack,
  { signal, jobPollSeconds, leaseTimes, besideOthers }: CoreOverrides,
): Promise<OpenedCore> {
  const live = liveConfig(given);
  const { config } = live;
  const log = openLog(config);
  redirectColyseusLog(log);
  const siteUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const acquired = await acquireDatabase(config, siteUrl, log, signal);
  opened.defer(acquired.release);
  signal?.throwIfAborted();
  const database = await openDatabase({
    url: acquired.url,
    poolSize: config.DATABASE_POOL,
    timeZone: config.COMMUNITY_TIME_ZONE,
    isTimeZoneFixed: live.isFixed("COMMUNITY_TIME_ZONE"),
    log,
  });
  opened.defer(() => waitForShutdownStep("database", database.close(), log));
  const accountPool = openAccountPool(acquired.url, log);
  opened.defer(() => waitForShutdownStep("accounts", accountPool.end(), log));
  const { isExclusive } = acquired;
  const mode = isExclusive ? "allow" : (besideOthers ?? (config.ROLLING_UPDATE === "on" ? "wait" : "refuse"));
  const leaseRule = { mode, times: leaseTimes ?? LEASE_TIMES, signal, log };
  // Not only before the lease: a server must not upgrade the database while another one uses it.
  await waitUntilAlone(() => otherServers(accountPool, leaseRule.times), leaseRule);
  await database.migrate();
  await saveInstallation(database.fork(), config);
  const lease = await openServerLease({ url: acquired.url, isExclusive, siteUrl, ...leaseRule });
  opened.defer(() => waitForShutdownStep("lease", lease.release(), log));
  signal?.throwIfAborted();
  const jobs = await openJobs({
    url: acquired.url,
    timeZone: () => config.COMMUNITY_TIME_ZONE,
    log,
    pollSeconds: jobPollSeconds,
  });
  opened.defer(() => waitForShutdownStep("jobs", jobs.stop(), log));
  let scheduledIn = config.COMMUNITY_TIME_ZONE;
  live.onChange(() => {
    if (scheduledIn === config.COMMUNITY_TIME_ZONE) return;
    scheduledIn = config.COMMUNITY_TIME_ZONE;
    jobs.reschedule().catch((error: unknown) => log.error({ error }, "the jobs keep the times of the old time zone"));
  });
  const draining = new AbortController();
  const mails = mailJob(config, log, { noteDelivery: deliveryNoter(database, log) });
  return {
    config,
    liveConfig: live,
    log,
    siteUrl,
    community: communitySettings(config),
    database,
    accountPool,
    openRateLimit: rateLimits(accountPool),
    jobs,
    sendMail: mailSender(jobs),
    storage: await openStorage(config),
    lease,
    today: () => dateIn(config.COMMUNITY_TIME_ZONE),
    draining: draining.signal,
    startJobs: (features) => jobs.start([mails, ...features.flatMap((feature) => feature.jobs ?? [])]),
    listen: (features) => {
      const handlers = features.flatMap((feature) => feature.onDatabaseEvent ?? []);
      Object.assign(acquired.events, toEveryHandler(handlers, log));
    },
    beginDrain: () => {
      draining.abort();
      return acquired.stopReviving();
    },
  };
}

const openAccountPool = (url: string, log: Log): Pool =>
  openPool(
    "accounts",
    {
      connectionString: url,
      max: 5,
      connectionTimeoutMillis: 4_000,
      statement_timeout: 10_000,
      query_timeout: 11_000,
      // Required so that `pg` destroys a connection that does not answer in time instead of reusing it.
      pipeline: true,
    },
    log,
  );
