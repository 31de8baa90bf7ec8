import { randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { edgeOf } from "../../client/thread/message-log.ts";
import { openConversation } from "../../schema/chat/api.ts";
import type { Message } from "../../schema/thread/message.ts";
import type { Member } from "../load/member/member.ts";
import { query } from "../load/server/own-database.ts";
import { seedMembers } from "../load/server/seeded-members.ts";
import { freePort } from "../support/boot.ts";
import { type ChatScreen, openScreen, readPage } from "../support/chat-screen.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { type ServerProcess, startProcess, untilReady } from "../support/process.ts";
import { ADULT } from "../support/talker.ts";
import { until } from "../support/until.ts";

// Another number of either, for a shorter look or a longer night: CHAT_KILL_SENDERS=20 CHAT_KILLS=4.
const SENDERS = Number(process.env.CHAT_KILL_SENDERS ?? 100);
const KILLS = Number(process.env.CHAT_KILLS ?? 20);
/** As fast as people write, and below the pace that each is held to. */
const pauseMs = () => randomInt(900, 1800);

interface Row {
  readonly thread_id: string;
  readonly seq: number;
  readonly sender_id: string;
  readonly request_id: string;
  readonly content: string;
}

const dataDir = mkdtempSync(join(tmpdir(), "lampstand-chat-kill-"));
const secret = randomBytes(32).toString("hex");
let databaseUrl: string;
let port: number;
let server: ServerProcess;

async function start(): Promise<void> {
  const environment = { DATABASE_URL: databaseUrl, SECRET: secret, TRUSTED_PROXIES: "127.0.0.1,::1" };
  server = await startProcess({
    dataDir,
    port,
    environment: { ...environment, SOCKETS_PER_ADDRESS: "1000" },
  });
  await untilReady(server);
}

beforeAll(async () => {
  [databaseUrl, port] = [await freshDatabaseUrl(), await freePort()];
  await start();
});
afterAll(async () => {
  await server.end("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Adults with a session, two by two in a conversation, written into the database: hashing passwords takes too long. */
async function openPairs(): Promise<{ conversationId: string; members: readonly [Member, Member] }[]> {
  const members = await seedMembers({ url: server.url, databaseUrl, secret, count: SENDERS });
  await query(databaseUrl, "insert into birth_dates (user_id, birth_date) select id, $1::date from users", [ADULT]);
  const pairs = Array.from({ length: SENDERS / 2 }, (_, at) => members.slice(2 * at, 2 * at + 2) as [Member, Member]);
  return await Promise.all(
    pairs.map(async ([one, other]) => {
      const { conversationId } = await one.call(openConversation, { body: { memberId: other.memberId } });
      return { conversationId, members: [one, other] as const };
    }),
  );
}

const rowsNow = () =>
  query<Row>(
    databaseUrl,
    "select thread_id, seq::int as seq, sender_id, request_id, content from messages order by thread_id, seq",
  );

const confirmed = (screens: readonly ChatScreen[]) => screens.reduce((sum, { ledger }) => sum + ledger.length, 0);

/** What the client would still ask for from its last place on. */
async function readAfter(member: Member, conversationId: string, place: number): Promise<Message[]> {
  const page = await readPage(member, conversationId, { after: place });
  const last = page.messages.at(-1)?.seq ?? place;
  return page.hasMore ? [...page.messages, ...(await readAfter(member, conversationId, last))] : page.messages;
}

/** A member reads their own messages' alone. */
const withoutRequestId = ({ request_id: _, ...row }: Row) => row;

const asRow = (conversationId: string) => (message: Message) => ({
  thread_id: conversationId,
  seq: message.seq,
  sender_id: message.senderId,
  content: message.content,
});

test(
  "THREAD-2 THREAD-3 a server killed again and again while people write loses, doubles and reorders nothing that it confirmed",
  async () => {
    const pairs = await openPairs();
    const open = pairs.map(({ conversationId, members }) => ({
      conversationId,
      screens: members.map((member) => openScreen(member, conversationId)),
    }));
    const screens = open.flatMap((each) => each.screens);
    const enough = new AbortController();
    const writing = screens.map((screen) => screen.writeOn(pauseMs, enough.signal));

    let storedUnheard = 0;
    let half: { readonly messages: readonly Message[]; readonly edge: number }[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = confirmed(screens);
      // Most are back, and then at any moment.
      await until(() => confirmed(screens) > before + SENDERS / 2);
      await pause(randomInt(50, 1000));
      await server.end("SIGKILL");
      const heard = new Set(screens.flatMap(({ ledger }) => ledger));
      storedUnheard += (await rowsNow()).filter(({ request_id }) => !heard.has(request_id)).length;
      if (kill === Math.ceil(KILLS / 2)) {
        half = screens.map((screen) => ({ messages: screen.log().messages, edge: edgeOf(screen.log()) }));
      }
      await start();
    }
    enough.abort();
    await Promise.all(writing);
    // Each has come back by itself, and heard of everything that it wrote.
    const waiting = () => screens.flatMap((screen) => screen.waiting());
    await until(() => waiting().length === 0, 30_000).catch(() => expect(waiting()).toEqual([]));

    const rows = await rowsNow();
    if (process.env.CHAT_KILLS) {
      console.log(`${KILLS} kills, ${rows.length} messages, ${storedUnheard} stored whose receipt a kill swallowed`);
    }
    expect(screens.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(rows.map(({ request_id }) => request_id).sort()).toEqual(screens.flatMap(({ ledger }) => ledger).sort());
    for (const [at, { conversationId, screens: pair }] of open.entries()) {
      const kept = rows.filter(({ thread_id }) => thread_id === conversationId);
      expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, index) => index + 1));
      for (const [side, { member, ledger, written, log }] of pair.entries()) {
        const own = kept.filter(({ sender_id }) => sender_id === member.memberId);
        expect(own.map(({ request_id }) => request_id)).toEqual(ledger);
        expect(ledger).toEqual(written);
        // The screen that stayed, and one that was last open when half of the kills were over.
        await until(() => log().messages.length === kept.length);
        expect(log().messages.map(asRow(conversationId))).toEqual(kept.map(withoutRequestId));
        const { messages, edge } = half[2 * at + side] ?? { messages: [], edge: 0 };
        const known = messages.filter(({ seq }) => seq <= edge);
        const missed = await readAfter(member, conversationId, edge);
        expect([...known, ...missed].map(asRow(conversationId))).toEqual(kept.map(withoutRequestId));
      }
    }
    for (const screen of screens) screen.close();
  },
  20_000 + KILLS * 15_000,
);
