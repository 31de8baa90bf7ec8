import type { Pool } from "pg";
import type { CommunitySettings } from "../../schema/community/settings.ts";
import { communitySettings } from "./config/community.ts";
import type { Config } from "./config/config.ts";
import { type LiveConfig, liveConfig } from "./config/live-config.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { toEveryHandler } from "./database/database-listener.ts";
import { awaitsUpgrade } from "./database/database-release.ts";
import { roleAdvice } from "./database/database-roles.ts";
import { openPool } from "./database/pool.ts";
import { dateIn } from "./date.ts";
import type { Feature } from "./feature.ts";
import type { Jobs } from "./job.ts";
import { openJobs } from "./jobs.ts";
import { type Log, openLog } from "./log.ts";
import { mailJob, mailSender, type SendMail } from "./mail.ts";
import { measureDatabase } from "./monitoring/database-metrics.ts";
import { countJobs, measureQueues } from "./monitoring/job-metrics.ts";
import { countMails } from "./monitoring/mail-metrics.ts";
import { type Metrics, openMetrics } from "./monitoring/metrics.ts";
import { acquireDatabase } from "./process/data-folder.ts";
import { saveInstallation } from "./process/installation.ts";
import { LEASE_TIMES, type LeaseTimes, LONE_LEASE_TIMES } from "./process/lease-times.ts";
import { deliveryNoter } from "./process/mail-delivery.ts";
import { type BesideOthers, otherServers, waitUntilAlone } from "./process/only-server.ts";
import { openProcesses, type Processes } from "./process/processes.ts";
import { openRedis } from "./process/redis-link.ts";
import { refusalNoter } from "./process/refused-mail.ts";
import { roomDirectory } from "./process/room-directory.ts";
import { openServerLease, type ServerLease } from "./process/server-lease.ts";
import { waitForShutdownStep } from "./process/shutdown.ts";
import { takeStartTurn } from "./process/start-turn.ts";
import { type OpenRateLimit, rateLimits } from "./rate-limit.ts";
import { redirectColyseusLog } from "./room-transport/colyseus-log.ts";
import { type ListedStorage, openStorage } from "./storage/storage.ts";

/** The platform services that every feature gets. */
export interface Core {
  /** Admins change some of its values while the server runs, so read them when they are needed. */
  readonly config: Config;
  readonly liveConfig: Pick<LiveConfig, "isFixed" | "apply" | "onChange">;
  readonly log: Log;
  /** What this process measures. Features add their own. */
  readonly metrics: Metrics;
  /** The public address, without a trailing slash. */
  readonly siteUrl: string;
  /** Like `config`, it always has the current values. */
  readonly community: CommunitySettings;
  readonly database: Database;
  /** Its address, for what needs a connection of its own. */
  readonly databaseUrl: string;
  /** The pool of accounts and rate limits. MikroORM's driver would return better-auth's dates as text. */
  readonly accountPool: Pool;
  readonly openRateLimit: OpenRateLimit;
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  /** Pictures and other files that belong to records. */
  readonly storage: ListedStorage;
  /** The lease of this process, and which other processes on this database have ended. */
  readonly lease: ServerLease;
  /** What connects this process with others on the same database. Null if it is the only one. */
  readonly processes: Processes | null;
  /** The community's date, as 2026-11-20. */
  today(): string;
  /** Aborts when the server is told to stop. It still serves, but takes nothing new that lasts. */
  readonly leaving: AbortSignal;
  /** Aborts when the server starts to shut down. */
  readonly draining: AbortSignal;
}

export interface OpenedCore extends Core {
  /** Starts the features' background jobs. */
  startJobs(features: readonly Feature[]): Promise<void>;
  /** Starts passing database events to the features. */
  listen(features: readonly Feature[]): void;
  /** Aborts {@link Core.leaving}. */
  beginLeaving(): void;
  /** Lets the next process on this database start, if there are several. Call it when this one has started. */
  endStartTurn(): Promise<void>;
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
  const metrics = openMetrics(config);
  const siteUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const { processName } = config;
  // Before anything is changed in the database.
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL, log, signal) : null;
  if (redis) opened.defer(redis.close);
  const acquired = await acquireDatabase(config, siteUrl, log, signal);
  opened.defer(acquired.release);
  signal?.throwIfAborted();
  const database = await openDatabase({
    url: acquired.url,
    ownerUrl: acquired.ownerUrl,
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
  const times = leaseTimes ?? (processName === null ? LONE_LEASE_TIMES : LEASE_TIMES);
  const leaseRule = { mode, name: processName, times, signal, log };
  const notBeside = () => waitUntilAlone(() => otherServers(accountPool, leaseRule.times, processName), leaseRule);
  // Not only before the lease: a server must not upgrade the database while one uses it that it cannot run beside.
  await notBeside();
  const endStartTurn = processName === null ? async () => {} : await takeStartTurn(acquired.url, signal);
  opened.defer(endStartTurn);
  // PROCESS-20: not even those that it can run beside afterwards.
  if (await awaitsUpgrade(accountPool)) {
    const upgradeRule = mode === "allow" ? leaseRule : ({ ...leaseRule, mode: "wait" } as const);
    await waitUntilAlone(() => otherServers(accountPool, leaseRule.times), upgradeRule);
  }
  await database.migrate();
  const advice = await roleAdvice(accountPool);
  if (advice !== null) log.info(advice);
  await saveInstallation(database.fork(), config);
  const lease = await openServerLease({ url: acquired.url, isExclusive, siteUrl, database, ...leaseRule });
  opened.defer(() => waitForShutdownStep("lease", lease.release(), log));
  signal?.throwIfAborted();
  const processes =
    redis && processName !== null
      ? await openProcesses({
          name: processName,
          siteUrl,
          redis,
          directory: roomDirectory(database, lease),
          returned: () => acquired.events.listeningAgain(""),
          log,
        })
      : null;
  if (processes) opened.defer(async () => processes.close());
  const jobs = await openJobs({
    url: acquired.url,
    hasTables: acquired.url !== acquired.ownerUrl,
    timeZone: () => config.COMMUNITY_TIME_ZONE,
    log,
    pollSeconds: jobPollSeconds,
    onRun: countJobs(metrics),
  });
  opened.defer(() => waitForShutdownStep("jobs", jobs.stop(), log));
  let scheduledIn = config.COMMUNITY_TIME_ZONE;
  live.onChange(() => {
    if (scheduledIn === config.COMMUNITY_TIME_ZONE) return;
    scheduledIn = config.COMMUNITY_TIME_ZONE;
    jobs.reschedule().catch((error: unknown) => log.error({ error }, "the jobs keep the times of the old time zone"));
  });
  measureDatabase(metrics, { database, accountPool });
  measureQueues(metrics, database);
  const leaving = new AbortController();
  const draining = new AbortController();
  const mails = mailJob(config, log, {
    noteDelivery: deliveryNoter(database, log),
    noteRefusal: refusalNoter(database, log),
    onTry: countMails(metrics),
  });
  return {
    config,
    liveConfig: live,
    log,
    metrics,
    siteUrl,
    community: communitySettings(config),
    database,
    databaseUrl: acquired.url,
    accountPool,
    openRateLimit: rateLimits(accountPool, redis?.client),
    jobs,
    sendMail: mailSender(jobs),
    storage: await openStorage(config),
    lease,
    processes,
    today: () => dateIn(config.COMMUNITY_TIME_ZONE),
    leaving: leaving.signal,
    draining: draining.signal,
    startJobs: (features) => jobs.start([mails, ...features.flatMap((feature) => feature.jobs ?? [])]),
    listen: (features) => {
      const handlers = features.flatMap((feature) => feature.onDatabaseEvent ?? []);
      Object.assign(acquired.events, toEveryHandler(handlers, log));
      processes?.listen();
    },
    beginLeaving: () => leaving.abort(),
    endStartTurn,
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
