import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { closeChannel, createChannel, joinChannel } from "../../../schema/channel/api.ts";
import { openConversation } from "../../../schema/chat/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { type ChatScreen, openScreen, readPage, type ThreadKind } from "../../support/browser/chat-screen.ts";
import { until } from "../../support/until.ts";
import { Tally } from "../measure.ts";
import { type Member, Refused } from "../member/member.ts";

export interface ChatBotOptions {
  /** An even number. */
  readonly members: readonly Member[];
  /** Conversations of two, or one channel for all. */
  readonly kind: ThreadKind;
  /** Milliseconds between two messages of one member. */
  readonly pauseMs: () => number;
  /** The members come one after the other within this time, and then write for so long. */
  readonly rampMs: number;
  readonly writeMs: number;
  readonly signal: AbortSignal;
}

/** What the writers did, and what the server has of it. Plain data that can be added up. */
export interface ChatTotals {
  readonly writers: number;
  readonly written: number;
  readonly confirmed: number;
  /** Confirmed messages that the thread does not have, or has more than once. */
  readonly lost: number;
  readonly doubled: number;
  /** Messages without a receipt half a minute after the last one was written. */
  readonly unconfirmed: number;
  /** Milliseconds that messages waited for their receipts. */
  readonly waits: readonly number[];
  /** Codes of failures, most frequent first. */
  readonly errors: readonly (readonly [string, number])[];
}

interface Writer {
  readonly member: Member;
  readonly threadId: string;
  readonly screen: ChatScreen;
}

/** How long the last messages may wait for their receipts. */
const LAST_RECEIPTS_MS = 30_000;
const AT_ONCE = 8;
const TRIES = 10;

/** Lets members write, and compares what was confirmed with what the threads have in the end. Never rejects. */
export async function writeMessages(options: ChatBotOptions): Promise<ChatTotals> {
  const { members, kind, pauseMs, rampMs, writeMs, signal } = options;
  const errors = new Tally();
  const note = (error: unknown) => errors.add(error instanceof Refused ? error.code : "bots/failed");
  // Another one each time, because the threads may be from an earlier run.
  const run = randomUUID().slice(0, 8);
  const text = (nth: number) => `Bots ${run}, message ${nth}`;
  const threads = await (kind === "channel" ? openBotChannel(members, run, note) : openConversations(members, note));
  const over = AbortSignal.any([signal, AbortSignal.timeout(rampMs + writeMs)]);
  const writers: Writer[] = [];
  await Promise.all(
    threads.map(async ({ member, threadId }, at) => {
      await pause((at / threads.length) * rampMs, undefined, { signal: over }).catch(() => {});
      if (over.aborted) return;
      const screen = openScreen(member, threadId, { kind, text });
      writers.push({ member, threadId, screen });
      await screen.writeOn(pauseMs, over);
    }),
  );
  await until(() => writers.every(({ screen }) => screen.waiting().length === 0), LAST_RECEIPTS_MS).catch(() => {});
  const stored = await readThreads(writers, kind, note);
  for (const { screen } of writers) {
    for (const code of screen.refusals) errors.add(code);
    screen.close();
  }
  if (kind === "channel") await closeBotChannel(threads, note);
  const copies = writers.flatMap(({ member, screen, threadId }) => {
    return screen.ledger.map((id) => {
      const content = text(screen.written.indexOf(id) + 1);
      return (stored.get(threadId) ?? []).filter(
        (each) => each.senderId === member.memberId && each.content === content,
      ).length;
    });
  });
  const written = writers.reduce((sum, { screen }) => sum + screen.written.length, 0);
  return {
    writers: writers.length,
    written,
    confirmed: copies.length,
    lost: copies.filter((count) => count === 0).length,
    doubled: copies.filter((count) => count > 1).length,
    unconfirmed: written - copies.length,
    waits: writers.flatMap(({ screen }) => screen.waits),
    errors: errors.entries,
  };
}

/** Adds up what several groups of writers did. */
export function addChats(groups: readonly ChatTotals[]): ChatTotals {
  const errors = new Tally();
  for (const [code, count] of groups.flatMap((group) => group.errors)) errors.add(code, count);
  const sum = (figure: (group: ChatTotals) => number) => groups.reduce((total, group) => total + figure(group), 0);
  return {
    writers: sum(({ writers }) => writers),
    written: sum(({ written }) => written),
    confirmed: sum(({ confirmed }) => confirmed),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    unconfirmed: sum(({ unconfirmed }) => unconfirmed),
    waits: groups.flatMap(({ waits }) => waits),
    errors: errors.entries,
  };
}

interface Place {
  readonly member: Member;
  readonly threadId: string;
}

async function openConversations(members: readonly Member[], note: (error: unknown) => void): Promise<Place[]> {
  const pairs = members.flatMap((one, at) =>
    at % 2 === 0 && members[at + 1] ? [[one, members[at + 1] as Member]] : [],
  );
  const places = await eachOf(pairs, note, async ([one, other]) => {
    const [first, second] = [one as Member, other as Member];
    const { conversationId } = await first.call(openConversation, { body: { memberId: second.memberId } });
    return [first, second].map((member) => ({ member, threadId: conversationId }));
  });
  return places.flat();
}

async function openBotChannel(
  members: readonly Member[],
  run: string,
  note: (error: unknown) => void,
): Promise<Place[]> {
  const [owner, ...others] = members as [Member, ...Member[]];
  const opened = await eachOf([owner], note, (member) => member.call(createChannel, { body: { name: `Bots ${run}` } }));
  const [channel] = opened;
  if (!channel) return [];
  const joined = await eachOf(others, note, async (member) => {
    await member.call(joinChannel, { params: { channelId: channel.channelId } });
    return member;
  });
  return [owner, ...joined].map((member) => ({ member, threadId: channel.channelId }));
}

async function closeBotChannel([first]: readonly Place[], note: (error: unknown) => void): Promise<void> {
  if (!first) return;
  await first.member.call(closeChannel, { params: { channelId: first.threadId } }).catch(note);
}

/** All messages of each thread, read by the one of its writers who came first. */
async function readThreads(writers: readonly Writer[], kind: ThreadKind, note: (error: unknown) => void) {
  const readers = new Map(writers.toReversed().map((writer) => [writer.threadId, writer]));
  const stored = new Map<string, readonly Message[]>();
  await eachOf([...readers.values()], note, async ({ member, threadId, screen }) => {
    const first = screen.log().messages[0]?.seq ?? 1;
    stored.set(threadId, await readAll(member, threadId, kind, first - 1));
  });
  return stored;
}

async function readAll(member: Member, threadId: string, kind: ThreadKind, after: number): Promise<Message[]> {
  const { messages, hasMore } = await readPage(member, threadId, { after }, kind);
  const last = messages.at(-1)?.seq ?? after;
  return hasMore ? [...messages, ...(await readAll(member, threadId, kind, last))] : messages;
}

/** Tries again if the connection was cut. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypeError) || tries === TRIES) throw error;
    }
  }
}

/** Works on some at a time; leaves those out that fail. */
async function eachOf<Item, Result>(
  items: readonly Item[],
  note: (error: unknown) => void,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) {
        try {
          results.push(await patiently(() => work(item)));
        } catch (error) {
          note(error);
        }
      }
    }),
  );
  return results;
}
