import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { contiguousEnd } from "../../../client/thread/history/message-log.ts";
import { openConversation } from "../../../schema/chat/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { type ChatScreen, openScreen, readPage } from "../../support/browser/chat-screen.ts";
import { until } from "../../support/until.ts";
import type { Member } from "../member/member.ts";
import { type KillableServer, startKillableServer } from "../server/killable-server.ts";
import { query } from "../server/own-database.ts";
import { seedMembers } from "../server/seeded-members.ts";
import type { StoredRow, Writer } from "./kill-faults.ts";

/** As fast as people write, and below the rate limit. */
const pauseMs = () => randomInt(900, 1800);
/** Time for every screen to reconnect after the last kill and resend its messages. */
const RESEND_LIMIT_MS = 30_000;

export interface KillRun {
  readonly rows: readonly StoredRow[];
  readonly writers: readonly Writer[];
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
  const pages = await openPages(members);
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
  return { rows, writers, storedWithoutReceipt, slowestStartMs: server.slowestStartMs() };
}

interface Page {
  readonly conversationId: string;
  readonly member: Member;
  readonly screen: ChatScreen;
}

/** The messages that a screen had without a gap after half of the kills. */
interface HalfwayLog {
  readonly messages: readonly Message[];
  readonly end: number;
}

async function openPages(members: readonly Member[]): Promise<Page[]> {
  const pairs = members.flatMap((one, at) => (at % 2 === 0 ? [[one, members[at + 1] as Member] as const] : []));
  const pages = pairs.map(async ([one, other]) => {
    const { conversationId } = await one.call(openConversation, { body: { memberId: other.memberId } });
    return [one, other].map((member) => ({ conversationId, member, screen: openScreen(member, conversationId) }));
  });
  return (await Promise.all(pages)).flat();
}

function contiguousLog(screen: ChatScreen): HalfwayLog {
  const log = screen.log();
  const end = contiguousEnd(log);
  return { messages: log.messages.filter(({ seq }) => seq <= end), end };
}

async function writerOf(page: Page, rows: readonly StoredRow[], halfway: HalfwayLog): Promise<Writer> {
  const { conversationId, member, screen } = page;
  const stored = rows.filter(({ thread_id }) => thread_id === conversationId).length;
  await until(() => screen.log().messages.length === stored).catch(() => {});
  return {
    memberId: member.memberId,
    conversationId,
    written: screen.written,
    ledger: screen.ledger,
    refusals: screen.refusals,
    unconfirmed: screen.waiting(),
    shown: screen.log().messages,
    reopened: [...halfway.messages, ...(await readAfter(member, conversationId, halfway.end))],
  };
}

/** Reads all messages after this seq, as the client does. */
async function readAfter(member: Member, conversationId: string, seq: number): Promise<Message[]> {
  const page = await readPage(member, conversationId, { after: seq });
  const last = page.messages.at(-1)?.seq ?? seq;
  return page.hasMore ? [...page.messages, ...(await readAfter(member, conversationId, last))] : page.messages;
}

const rowsOf = (databaseUrl: string) =>
  query<StoredRow>(
    databaseUrl,
    "select thread_id, seq::int as seq, sender_id, request_id, content from messages order by thread_id, seq",
  );
