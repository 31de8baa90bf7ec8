import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "../../support/until.ts";
import { type KillableServer, startKillableServer } from "../server/killable-server.ts";
import { seedMembers } from "../server/seeded-members.ts";
import type { StoredFiles, StoredRow, Writer } from "./kill-faults.ts";
import { contiguousLog, filesOf, type HalfwayLog, openPages, rowsOf, writerOf } from "./pages.ts";

/** As fast as people write, and below the rate limit. */
const pauseMs = () => randomInt(900, 1800);
/** Every so many messages of a channel carry a photo. */
const PHOTO_EVERY = 3;
/** Time for every screen to reconnect after the last kill and resend its messages. */
const RESEND_LIMIT_MS = 30_000;

export interface KillRun {
  readonly rows: readonly StoredRow[];
  readonly writers: readonly Writer[];
  readonly files: StoredFiles;
  /** Messages that were stored, but whose receipt a kill prevented. */
  readonly storedWithoutReceipt: number;
  /** The slowest start, from the start of the process until it was ready. */
  readonly slowestStartMs: number;
}

export interface KillOptions {
  readonly databaseUrl: string;
  readonly senders: number;
  readonly kills: number;
  /** Default: SIGKILL. */
  readonly signal?: NodeJS.Signals;
}

/**
 * Members write to one another, two by two, while their server is killed again and again at random moments. Resolves when
 * every screen has reconnected and every message is confirmed.
 */
export async function writeThroughKills(options: KillOptions): Promise<KillRun> {
  const server = await startKillableServer(options);
  try {
    return await writeThrough(server, options);
  } finally {
    await server.stop();
  }
}

async function writeThrough(
  server: KillableServer,
  { databaseUrl, senders, kills, signal }: KillOptions,
): Promise<KillRun> {
  const { url, secret } = server;
  const members = await seedMembers({ url, secret, databaseUrl, count: senders });
  const pages = await openPages(members, PHOTO_EVERY);
  const enough = new AbortController();
  const writing = pages.map(({ screen }) => screen.writeOn(pauseMs, enough.signal));
  const receipts = () => pages.flatMap(({ screen }) => screen.ledger);

  let storedWithoutReceipt = 0;
  let halfway: HalfwayLog[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = receipts().length;
    // Kills the server at a random moment after most screens have reconnected.
    await until(() => receipts().length > before + senders / 2);
    await pause(randomInt(50, 1000));
    await server.kill(signal);
    const confirmed = new Set(receipts());
    storedWithoutReceipt += (await rowsOf(databaseUrl)).filter(({ request_id }) => !confirmed.has(request_id)).length;
    if (kill === Math.ceil(kills / 2)) halfway = pages.map(({ screen }) => contiguousLog(screen));
    await server.start();
  }
  enough.abort();
  await Promise.all(writing);
  await until(() => pages.every(({ screen }) => screen.waiting().length === 0), RESEND_LIMIT_MS).catch(() => {});

  const rows = await rowsOf(databaseUrl);
  const writers = await Promise.all(pages.map((page, at) => writerOf(page, rows, halfway[at] as HalfwayLog)));
  for (const { screen } of pages) screen.close();
  const files = await filesOf(databaseUrl, await server.storage());
  return { rows, writers, files, storedWithoutReceipt, slowestStartMs: server.slowestStartMs() };
}
