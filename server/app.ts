import { randomInt } from "node:crypto";
import { join } from "node:path";
import express from "express";
import { Pool } from "pg";
import { defaultPace, openRooms, type Pace, type Rooms } from "../rooms/index.ts";
import { clearExpired, liveSessions } from "./account/account.ts";
import { openAuthentication } from "./account/authentication.ts";
import { sessionReader } from "./account/session-reader.ts";
import { clearChannelVersions } from "./channel/channel.ts";
import { channelKind } from "./channel/channel-kind.ts";
import { channelTeller } from "./channel/channel-teller.ts";
import { conversationKind, conversationTeller } from "./chat/conversation-kind.ts";
import { type DemoMember, seedDemo } from "./demo/demo.ts";
import { crashRecovery } from "./game/crash-recovery.ts";
import { gamePorts } from "./game/game-ports.ts";
import { listPublicRooms } from "./game/room-list.ts";
import { createRoomListFeed } from "./game/room-list-feed.ts";
import {
  clearOldNotifications,
  noteMentions,
  noteMessages,
  noteReaction,
  readThreadNotifications,
} from "./notification/notification.ts";
import { notificationTeller } from "./notification/notification-teller.ts";
import { answerError } from "./platform/answer-error.ts";
import { batchLoader } from "./platform/batch-loader.ts";
import { redirectColyseusLog } from "./platform/colyseus-log.ts";
import { communitySettings } from "./platform/community.ts";
import type { Config } from "./platform/config.ts";
import { acquireDatabase } from "./platform/data-folder.ts";
import { type Database, openDatabase } from "./platform/database.ts";
import { dateIn } from "./platform/date.ts";
import { createFrontDoor, type FrontDoor } from "./platform/front-door/front-door.ts";
import { openLog } from "./platform/log.ts";
import { openMail } from "./platform/mail.ts";
import type { Stoppable } from "./platform/process.ts";
import { rateLimits } from "./platform/rate-limit.ts";
import { readyAnswers } from "./platform/ready-answer.ts";
import { Refusal } from "./platform/refusal.ts";
import { repeat } from "./platform/repeat.ts";
import { RoomTransport } from "./platform/room-transport/room-transport.ts";
import { serveRoutes } from "./platform/route.ts";
import { dataHeaders, pageHeaders } from "./platform/security-headers.ts";
import { type LeaseTimes, openServerLease } from "./platform/server-lease.ts";
import { serveSite } from "./platform/site.ts";
import { type SocketRights, sweepSockets } from "./platform/socket-sweep.ts";
import { StartupError } from "./platform/startup-error.ts";
import { seedQuestions } from "./question/question.ts";
import { routes } from "./routes.ts";
import { clearVersions, membersNotReading } from "./thread/thread.ts";
import { openPace, threadPorts } from "./thread/thread-ports.ts";
import { openWordList } from "./word/word-list.ts";

const BODY_LIMIT_BYTES = 64 * 1024;
const FINISH_REQUESTS_MS = 10_000;
const HOUSEKEEPING_MS = 10 * 60 * 1000;
const RANDOM_STEPS = 2 ** 47;

export interface App extends Stoppable {
  readonly url: string;
  readonly database: Database;
  /** Tells the person at the terminal where to go. */
  greet(): void;
}

interface Overrides {
  /** Shortens the games' pauses for tests. */
  pace?: Partial<Pace>;
  /** Shortens the time after which a server counts as ended, for tests. */
  lease?: LeaseTimes;
  /** Calls the start off: what it has opened by then is closed, and `openApp` rejects. */
  signal?: AbortSignal;
}

/** Joins database, accounts, routes and rooms, and listens. A start that fails leaves nothing open. */
export async function openApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const opened = new AsyncDisposableStack();
  try {
    return await openParts(config, overrides, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Everything that needs closing goes on `opened`, which closes in the opposite order. */
async function openParts(config: Config, overrides: Overrides, opened: AsyncDisposableStack): Promise<App> {
  const goOn = () => overrides.signal?.throwIfAborted();
  const log = openLog(config);
  redirectColyseusLog(log);
  const siteUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const community = communitySettings(config);
  const held = await acquireDatabase(config, siteUrl, log, overrides.signal);
  opened.defer(held.release);
  goOn();
  const { events } = held;
  const database = await openDatabase({ url: held.url, poolSize: config.DATABASE_POOL, log });
  opened.defer(database.close);
  // better-auth keeps a pool of its own: through MikroORM's driver its dates would arrive as text.
  const pool = new Pool({
    connectionString: held.url,
    max: 5,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 10_000,
    query_timeout: 11_000,
  });
  opened.defer(() => pool.end());
  pool.on("error", (error) => log.warn({ error }, "an idle account connection broke"));
  await database.migrate();
  goOn();
  await seedQuestions(database.fork());
  const { url, isExclusive } = held;
  const lease = await openServerLease({ url, isExclusive, times: overrides.lease, log });
  opened.defer(lease.release);
  goOn();

  const authentication = openAuthentication({ config, pool, sendMail: openMail(config, log), siteUrl, log });
  const readSession = await sessionReader(authentication, database);
  const demo = config.NODE_ENV === "development" ? await seedDemo(database, authentication) : [];

  const feed = createRoomListFeed(() => listPublicRooms(database), log);
  const recovery = crashRecovery(database, lease, feed.changed);
  await recovery.recoverGames();
  goOn();
  const ports = gamePorts(database, lease.serverId, { roomsChanged: feed.changed, log });
  const isLive = batchLoader(async (sessionIds: readonly string[]) => {
    const live = await liveSessions(database, sessionIds);
    return new Map([...live].map((sessionId) => [sessionId, true]));
  });
  const talkRules = { isOpenToAll: config.DM_POLICY === "open", today: () => dateIn(config.COMMUNITY_TIME_ZONE) };
  const tellConversation = conversationTeller(database, talkRules, () => rooms, log);
  const tellNotifications = notificationTeller(database, () => rooms, log);
  const teller = channelTeller(database, talkRules, { lines: () => rooms, tellNotifications, log });
  const notes = {
    noteMessages,
    noteMentions,
    noteReaction,
    noteReading: readThreadNotifications,
    tell: tellNotifications,
  };
  const talk = { pace: openPace(), notes, log };
  const rooms: Rooms = openRooms(
    {
      trivia: ports,
      word_battle: { ...ports, words: openWordList() },
      chat: threadPorts(database, conversationKind(talkRules, tellConversation), talk),
      channel: threadPorts(database, channelKind(talkRules, teller), talk),
      member: ports,
    },
    {
      now: Date.now,
      random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
      pace: { ...defaultPace, ...overrides.pace },
      sessionIsLive: async (sessionId) => (await isLive(sessionId)) === true,
    },
  );
  events.sessionEnded = rooms.closeSession;
  events.memberSuspended = (memberId) => {
    rooms.closeMember(memberId);
    void teller.roleLost(memberId);
  };
  events.roleLost = (memberId) => void teller.roleLost(memberId).finally(() => rooms.recheckMember(memberId));

  const draining = new AbortController();
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", "simple");
  const headers = { page: pageHeaders({ siteUrl, community }), data: dataHeaders({ siteUrl }) };
  app.use((request, response, next) => {
    response.setHeaders(request.path.startsWith("/api/") ? headers.data : headers.page);
    next();
  });
  const served = routes({
    config,
    database,
    authentication,
    readSession,
    openRateLimit: rateLimits(pool),
    recovery,
    tables: rooms,
    talkRules,
    channelRooms: rooms,
    channelTeller: teller,
    chatRooms: rooms,
    memberLines: rooms,
    threads: rooms,
    tellConversation,
    tellNotifications,
    feed,
    siteName: config.COMMUNITY_NAME,
    isDraining: () => draining.signal.aborted,
  });
  serveRoutes(app, served, { database, readSession, draining: draining.signal });
  app.use("/api", () => {
    throw new Refusal("request/not-found");
  });
  serveSite(app, community);
  app.use(answerError(log));

  const answerReady = readyAnswers(served, headers.data);
  const transport = new RoomTransport({ log, maxSocketsPerAddress: config.SOCKETS_PER_ADDRESS });
  const door = createFrontDoor({
    publicUrl: config.PUBLIC_URL ?? "",
    allowedOrigins: config.ALLOWED_ORIGINS,
    trustedProxies: config.TRUSTED_PROXIES,
    maxBodyBytes: BODY_LIMIT_BYTES,
    log,
    handle: (request, response) => {
      if (!answerReady(request, response)) app(request, response);
    },
    handleUpgrade: transport.accept,
  });
  const housekeeping = setInterval(() => {
    Promise.all([
      clearExpired(database.fork()),
      clearVersions(database.fork()),
      clearChannelVersions(database.fork()),
      clearOldNotifications(database.fork()),
    ]).catch((error: unknown) => log.warn({ error }, "housekeeping failed"));
  }, HOUSEKEEPING_MS);
  const stopRecovering = repeat(lease.times.graceMs, async () => {
    await recovery.recoverGames().catch((error: unknown) => log.warn({ error }, "games could not be recovered"));
  });
  const rights: SocketRights = {
    stillLive: (sessionIds) => liveSessions(database, sessionIds),
    notReading: (open) => membersNotReading(database, open),
  };
  const sweep = sweepSockets(rooms, rights, log);
  opened.defer(async () => {
    draining.abort();
    door.beginDrain();
    const databaseStays = held.stopReviving();
    sweep.stop();
    clearInterval(housekeeping);
    await stopRecovering();
    await rooms.drain();
    if (!(await door.drained(FINISH_REQUESTS_MS))) log.warn("some requests were still open");
    transport.shutdown();
    await databaseStays;
  });
  goOn();
  await listen(door, config);
  log.info({ url: siteUrl, serverId: lease.serverId }, "ready");

  return {
    log,
    url: siteUrl,
    database,
    greet: () => greet(siteUrl, config, demo),
    stop: () => opened.disposeAsync(),
  };
}

async function listen(door: FrontDoor, config: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    door.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new StartupError(`Port ${config.PORT} is taken. Set PORT to another one.`) : error);
    });
    door.listen(config.PORT, config.host, resolve);
  });
}

function greet(url: string, config: Config, demo: readonly DemoMember[]): void {
  const lines = [`${config.COMMUNITY_NAME} is at ${url}`];
  if (demo.length > 0) lines.push("", `Sign in with the password ${demo[0]?.password} as`);
  for (const { email, fullName, roles } of demo) {
    const held = roles ? ` (${roles.join(", ").replaceAll("_", " ")})` : "";
    lines.push(`  ${email}  ${fullName}${held}`);
  }
  if (!config.SMTP_URL) lines.push("", `Mails are kept in ${join(config.dataDir, "outbox")}`);
  console.log(`\n${lines.join("\n")}\n`);
}
