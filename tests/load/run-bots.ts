import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { guardProcess } from "../../bin/guard.mjs";
import { type BotOptions, membersNeeded } from "./bot-options.ts";
import { type BotAccount, type BotShift, type ShiftTotals, workShift } from "./bot-shift.ts";
import { addChats, type ChatTotals } from "./chat/chat-bots.ts";
import { type Spread, spread } from "./measure.ts";
import { addressOf, signInMembers } from "./member/members-file.ts";
import { addTotals, type PlayReport, type PlayTotals, playReport } from "./play.ts";

export interface BotsReport {
  readonly url: string;
  readonly seconds: number;
  /** Null if nobody played. */
  readonly games: PlayReport | null;
  /** Null if nobody wrote. */
  readonly chats: ChatReport | null;
  /** Describes members whose leaderboard row doesn't match what they played. */
  readonly miscounts: readonly string[];
  /** Connections that the network profile has cut. */
  readonly cuts: number;
}

export interface ChatReport extends Omit<ChatTotals, "waits"> {
  /** Milliseconds from writing a message to its receipt. */
  readonly waits: Spread;
}

/** How long bots may take: the time that they are given, after they have come and gone on as long as they should. */
export const limitOf = ({ seconds, ramp, duration }: BotOptions): number => (seconds + ramp + duration) * 1000;

/** Signs members in, lets them play and write in one or more processes, and compares what the server has with the receipts. */
export async function runBots(options: BotOptions, signal: AbortSignal): Promise<BotsReport> {
  const { url, forwarded } = options;
  const needed = membersNeeded(options);
  const members = await signInMembers({
    url,
    count: needed.players + needed.writers,
    file: options["members-file"],
    isForwarded: forwarded,
  });
  const accounts = members.map(({ memberId, cookie }, at) => ({
    memberId,
    cookie,
    ...(forwarded && { address: addressOf(at) }),
  }));
  const began = performance.now();
  const shifts = splitShifts(options, accounts);
  const [only] = shifts as [BotShift];
  const done = await (shifts.length === 1
    ? Promise.all([workShift(only, signal)])
    : Promise.all(shifts.map((shift) => workElsewhere(shift, limitOf(options)))));
  const games = done.flatMap((shift) => shift.games ?? []);
  const chats = done.flatMap((shift) => shift.chats ?? []);
  return {
    url,
    seconds: (performance.now() - began) / 1000,
    games: games.length > 0 ? playReport(together(games)) : null,
    chats: chats.length > 0 ? chatReport(addChats(chats)) : null,
    miscounts: done.flatMap(({ miscounts }) => miscounts),
    cuts: done.reduce((sum, { cuts }) => sum + cuts, 0),
  };
}

/** Whether every game finished without an error and every confirmed message is stored once. */
export function isClean({ games, chats, miscounts }: BotsReport): boolean {
  const isPlayed = !games || (games.errors.length === 0 && games.gamesFinished === games.tables);
  const isWritten =
    !chats ||
    (chats.errors.length === 0 && chats.lost + chats.doubled + chats.unconfirmed === 0 && chats.confirmed > 0);
  return isPlayed && isWritten && miscounts.length === 0;
}

function together(runs: readonly PlayTotals[]): PlayTotals {
  const [only] = runs as [PlayTotals];
  return runs.length === 1 ? only : addTotals(runs, Math.max(...runs.map(({ gameSeconds }) => gameSeconds)));
}

const chatReport = ({ waits, ...totals }: ChatTotals): ChatReport => ({ ...totals, waits: spread(waits) });

/** Shares the tables and the writers out among the processes. */
export function splitShifts(options: BotOptions, accounts: readonly BotAccount[]): BotShift[] {
  const { processes, players } = options;
  const needed = membersNeeded(options);
  const tables = shares(needed.players / players, processes);
  // Two by two, because they write to each other.
  const pairs = shares(needed.writers / 2, processes);
  const waiting = { players: accounts.slice(0, needed.players), writers: accounts.slice(needed.players) };
  return tables.map((tablesHere, at) => {
    const writers = 2 * (pairs[at] ?? 0);
    const own = [...waiting.players.splice(0, tablesHere * players), ...waiting.writers.splice(0, writers)];
    return { options: { ...options, tables: tablesHere, writers }, accounts: own };
  });
}

function shares(whole: number, parts: number): number[] {
  return Array.from(
    { length: parts },
    (_, at) => Math.floor((whole * (at + 1)) / parts) - Math.floor((whole * at) / parts),
  );
}

async function workElsewhere(shift: BotShift, limitMs: number): Promise<ShiftTotals> {
  const child = fork(fileURLToPath(new URL("bot-worker.ts", import.meta.url)));
  guardProcess(child);
  const { promise, resolve, reject } = Promise.withResolvers<ShiftTotals>();
  child.once("message", (totals) => resolve(totals as ShiftTotals));
  child.once("exit", (code) => reject(new Error(`a process of bots ended with ${code}`)));
  child.send({ shift, limitMs });
  return await promise;
}
