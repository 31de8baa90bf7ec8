import type { BotOptions } from "./bot-options.ts";
import { triviaBot } from "./game/trivia-bot.ts";
import { wordBattleBot } from "./game/word-battle-bot.ts";
import { signInMembers } from "./member/members-file.ts";
import { type PlayReport, playTables } from "./play.ts";
import { findMiscounts, readStandings } from "./standings.ts";

export interface BotsReport extends PlayReport {
  /** Describes members whose leaderboard row doesn't match what they played. */
  readonly miscounts: readonly string[];
}

/** Signs members in, plays their games, and compares the leaderboard with the confirmed answers. */
export async function runBots(options: BotOptions, signal: AbortSignal): Promise<BotsReport> {
  const { url, tables, players, rounds, difficulty } = options;
  const members = await signInMembers({
    url,
    count: tables * players,
    file: options["members-file"],
    isForwarded: options.forwarded,
  });
  const before = await readStandings(members, options.game);
  const timeLimit = options["time-limit"];
  const report = await playTables({
    guests: members,
    tables,
    players,
    settings: { rounds, difficulty, timeLimit },
    game: options.game === "trivia" ? triviaBot : wordBattleBot({ isPatient: true }),
    think: thinking(options.pace, timeLimit),
    signal,
  });
  return { ...report, miscounts: await findMiscounts(members, options.game, before, report.scores) };
}

/** Milliseconds: fast is for load tests; human is as slow as people, within the time limit. */
function thinking(pace: BotOptions["pace"], timeLimitSeconds: number): () => number {
  const [min, max] = pace === "fast" ? [50, 400] : [1500, Math.min(12_000, timeLimitSeconds * 600)];
  return () => min + Math.random() * (max - min);
}
