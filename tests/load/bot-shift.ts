import { setTimeout as pause } from "node:timers/promises";
import { takeMemberSeat } from "../../schema/member/api.ts";
import { type BotOptions, membersNeeded } from "./bot-options.ts";
import { addChats, type ChatTotals, writeMessages } from "./chat/chat-bots.ts";
import type { BotGame } from "./game/bot-game.ts";
import { triviaBot } from "./game/trivia-bot.ts";
import { wordBattleBot } from "./game/word-battle-bot.ts";
import { Member, Refused } from "./member/member.ts";
import { addTotals, type PlayTotals, playTotals } from "./play.ts";
import { openThrottledProxy } from "./server/throttled-proxy.ts";
import { findMiscounts, readStandings } from "./standings.ts";

/** What one process of bots does. Plain data. */
export interface BotShift {
  /** Tables and writers are those of this process. */
  readonly options: BotOptions;
  /** As many as these bots need: first those who play. */
  readonly accounts: readonly BotAccount[];
}

export interface BotAccount {
  readonly memberId: string;
  readonly cookie: string;
  /** Sent in X-Forwarded-For. */
  readonly address?: string;
}

/** What these bots did. Plain data that can be added up. */
export interface ShiftTotals {
  readonly games: PlayTotals | undefined;
  readonly chats: ChatTotals | undefined;
  /** Describes members whose row of the leaderboard doesn't match what they played. */
  readonly miscounts: readonly string[];
  /** Connections that the network profile has cut. */
  readonly cuts: number;
}

/** How long bots write if no duration is given. */
const WRITE_MS = 60_000;
/** Without a ramp, tables that go on for some time still start one after the other. */
const TABLE_RAMP_MS = 25;

/** Lets these bots play and write, through a worse network if the options say so. */
export async function workShift({ options, accounts }: BotShift, signal: AbortSignal): Promise<ShiftTotals> {
  const proxy = options.network && (await openThrottledProxy(options.url, options.network));
  try {
    const origin = proxy ? await acceptedOrigin(options.url, proxy.url, accounts[0]) : options.url;
    const members = accounts.map((account) => new Member({ ...account, url: proxy?.url ?? origin, origin }));
    const players = members.slice(0, membersNeeded(options).players);
    const [games, chats] = await Promise.all([
      playGames(players, options, signal),
      writeAll(members.slice(players.length), options, signal),
    ]);
    return {
      games:
        games &&
        addTotals(
          games.map(({ totals }) => totals),
          Math.max(...games.map(({ seconds }) => seconds)),
        ),
      chats,
      miscounts: games?.flatMap(({ miscounts }) => miscounts) ?? [],
      cuts: proxy?.cuts ?? 0,
    };
  } finally {
    await proxy?.close();
  }
}

/** The origin that the server accepts through a proxy: its own, or without PUBLIC_URL the one that it was asked at. */
async function acceptedOrigin(site: string, through: string, account: BotAccount | undefined): Promise<string> {
  if (!account) return site;
  const plain = await openThrottledProxy(site, 0);
  try {
    await new Member({ ...account, url: plain.url, origin: site }).call(takeMemberSeat);
    return site;
  } catch (error) {
    if (error instanceof Refused && error.code === "request/foreign-origin") return through;
    throw error;
  } finally {
    await plain.close();
  }
}

interface Played {
  readonly totals: PlayTotals;
  readonly miscounts: readonly string[];
  readonly seconds: number;
}

/** Undefined if nobody plays. Mixed tables play trivia and word battle by halves. */
async function playGames(
  members: readonly Member[],
  options: BotOptions,
  signal: AbortSignal,
): Promise<Played[] | undefined> {
  if (members.length === 0) return undefined;
  const { game, players, tables } = options;
  const half = Math.ceil(tables / 2) * players;
  const word = () => wordBattleBot({ isPatient: true });
  if (game === "word_battle") return [await playGame(word(), members, options, signal)];
  if (game !== "mixed" || half === members.length) return [await playGame(triviaBot, members, options, signal)];
  return await Promise.all([
    playGame(triviaBot, members.slice(0, half), options, signal),
    playGame(word(), members.slice(half), options, signal),
  ]);
}

async function playGame(
  game: BotGame,
  members: readonly Member[],
  options: BotOptions,
  signal: AbortSignal,
): Promise<Played> {
  const { players, rounds, difficulty, duration, ramp } = options;
  const timeLimit = options["time-limit"];
  const think = () => {
    const { leastMs, mostMs } = thinkRange(options);
    return leastMs + Math.random() * (mostMs - leastMs);
  };
  const common = { players, settings: { rounds, difficulty, timeLimit }, game, think, signal };
  const before = await readStandings(members, game.type);
  const began = performance.now();
  const isOneGame = duration === 0 && ramp === 0;
  const tables = isOneGame
    ? [[await playTotals({ ...common, guests: members, tables: members.length / players })]]
    : await playOn(members, options, signal, (guests) =>
        playTotals({ ...common, guests, tables: 1, startsSpreadMs: 0 }),
      );
  const seconds = (performance.now() - began) / 1000;
  const totals = isOneGame ? (tables[0]?.[0] as PlayTotals) : addTotals(tables.flat(), seconds);
  // What a table has lost may still be counted later, so nobody knows what its members should have.
  const whole = tables.filter((runs) => runs.length === 1 || runs.at(-1)?.gamesFinished === 1).flat();
  const scores = new Map(whole.length > 0 ? addTotals(whole, seconds).scores : []);
  return { totals, miscounts: await findMiscounts(members, game.type, before, scores), seconds };
}

/** Each table comes in its turn and plays one game after the other until the time is over or a game is lost. */
async function playOn(
  members: readonly Member[],
  { players, ramp, duration }: BotOptions,
  signal: AbortSignal,
  play: (guests: readonly Member[]) => Promise<PlayTotals>,
): Promise<PlayTotals[][]> {
  const count = members.length / players;
  const rampMs = Math.max(ramp * 1000, count * TABLE_RAMP_MS);
  const until = performance.now() + rampMs + duration * 1000;
  return await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await pause((at / count) * rampMs, undefined, { signal }).catch(() => {});
      const runs: PlayTotals[] = [];
      do runs.push(await play(members.slice(at * players, (at + 1) * players)));
      while (performance.now() < until && runs.at(-1)?.gamesFinished === 1 && !signal.aborted);
      return runs;
    }),
  );
}

/** Undefined if nobody writes. Mixed writers are in conversations and in a channel by halves. */
async function writeAll(
  members: readonly Member[],
  options: BotOptions,
  signal: AbortSignal,
): Promise<ChatTotals | undefined> {
  if (members.length === 0) return undefined;
  const { game, ramp, duration, think } = options;
  const { leastMs, mostMs } = think ?? { leastMs: 900, mostMs: 1800 };
  const common = {
    pauseMs: () => leastMs + Math.random() * (mostMs - leastMs),
    rampMs: ramp * 1000,
    writeMs: duration * 1000 || WRITE_MS,
    signal,
  };
  if (game === "chat") return await writeMessages({ ...common, members, kind: "conversation" });
  if (game === "channel") return await writeMessages({ ...common, members, kind: "channel" });
  const half = 2 * Math.ceil(members.length / 4);
  return addChats(
    await Promise.all([
      writeMessages({ ...common, members: members.slice(0, half), kind: "conversation" }),
      ...(half < members.length
        ? [writeMessages({ ...common, members: members.slice(half), kind: "channel" } as const)]
        : []),
    ]),
  );
}

/** Milliseconds: fast is for load tests; human is as slow as people, within the time limit. */
function thinkRange({ think, pace, "time-limit": timeLimit }: BotOptions): { leastMs: number; mostMs: number } {
  if (think) return think;
  return pace === "fast" ? { leastMs: 50, mostMs: 400 } : { leastMs: 1500, mostMs: Math.min(12_000, timeLimit * 600) };
}
