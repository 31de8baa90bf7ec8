import type { Award } from "../../../schema/game/played-api.ts";
import { rankOf } from "../../../schema/game/rank.ts";
import type { GameType } from "../../../schema/game/settings.ts";

/** One judged answer of a game. */
interface Answer {
  readonly playerId: string;
  readonly round: number;
  readonly answer: string;
  readonly isCorrect: boolean;
  readonly points: number;
  readonly seconds: number;
}

export interface AwardedGame {
  readonly gameType: GameType;
  readonly playerIds: readonly string[];
  /** The rounds that count, in order. */
  readonly rounds: readonly number[];
  readonly answers: readonly Answer[];
  /** Whether others may see this word (WORD-10). */
  isShown(word: string): boolean;
}

/** An award before its holders have names. */
export interface WonAward extends Pick<Award, "kind" | "value" | "word"> {
  readonly playerIds: readonly string[];
}

const SHORTEST_STREAK = 3;
const SHORTEST_COMEBACK = 1;
const PLAYERS_MIN = 2;
/** With fewer answers in a round, the only right one names the player who was wrong. */
const ANSWERS_FOR_ONLY_ONE = 3;
/** More than all but one of the players at a table. */
const HOLDERS_MAX = 7;

/**
 * GAME-62 to GAME-64 and GAME-138: the awards of a game, the rarest first. Nobody has two. Of those that one player could have, the choice
 * that leaves most awards is taken.
 */
export function awardsOf(game: AwardedGame): WonAward[] {
  if (game.playerIds.length < PLAYERS_MIN) return [];
  const mostHolders = Math.min(game.playerIds.length, HOLDERS_MAX + 1);
  const candidates = game.gameType === "trivia" ? triviaAwards(game) : wordAwards(game);
  return mostOf(candidates.filter((award) => award !== null && award.playerIds.length < mostHolders) as WonAward[]);
}

const triviaAwards = (game: AwardedGame) => [onlyOne(game), comeback(game), streak(game), fastest(game)];
const wordAwards = (game: AwardedGame) => [comeback(game), bestWord(game), streak(game)];

/** The largest choice in which no player has two awards; of equally large ones, the one with the rarest. */
function mostOf([first, ...rest]: readonly WonAward[]): WonAward[] {
  if (!first) return [];
  const apart = rest.filter(({ playerIds }) => !playerIds.some((id) => first.playerIds.includes(id)));
  const taken = [first, ...mostOf(apart)];
  const left = mostOf(rest);
  return taken.length >= left.length ? taken : left;
}

/** Everyone with the highest value, if it is at least `least`. */
function highest(
  kind: WonAward["kind"],
  values: ReadonlyMap<string, number>,
  { least }: { least: number },
): WonAward | null {
  const value = Math.max(...values.values());
  if (values.size === 0 || value < least) return null;
  const playerIds = [...values].filter(([, each]) => each === value).map(([playerId]) => playerId);
  return { kind, value, word: null, playerIds };
}

/** What each player's answers are worth. Players without a value are left out. */
function byPlayer({ playerIds, answers, rounds }: AwardedGame, measure: (own: Answer[]) => number | null) {
  const values = new Map<string, number>();
  // Two hundred players of an event ask for their awards at the same time.
  const given = new Map<string, Answer[]>(playerIds.map((playerId) => [playerId, []]));
  for (const each of answers) if (rounds.includes(each.round)) given.get(each.playerId)?.push(each);
  for (const [playerId, own] of given) {
    const value = measure(own);
    if (value !== null) values.set(playerId, value);
  }
  return values;
}

function onlyOne(game: AwardedGame): WonAward | null {
  const lonely = game.rounds.flatMap((round) => {
    const given = game.answers.filter((each) => each.round === round);
    const right = given.filter(({ isCorrect }) => isCorrect);
    return right.length === 1 && given.length >= ANSWERS_FOR_ONLY_ONE ? right : [];
  });
  const counts = byPlayer(game, (own) => own.filter((each) => lonely.includes(each)).length);
  return highest("only-one", counts, { least: 1 });
}

function comeback(game: AwardedGame): WonAward | null {
  const half = new Set(game.rounds.slice(0, Math.floor(game.rounds.length / 2)));
  if (half.size === 0) return null;
  const sumOf = (own: readonly Answer[]) => own.reduce((sum, { points }) => sum + points, 0);
  const before = byPlayer(game, (own) => sumOf(own.filter(({ round }) => half.has(round))));
  const after = byPlayer(game, sumOf);
  const rankIn = (scores: ReadonlyMap<string, number>, playerId: string) =>
    rankOf(scores.get(playerId) ?? 0, [...scores.values()]);
  const gained = new Map(game.playerIds.map((id) => [id, rankIn(before, id) - rankIn(after, id)]));
  return highest("comeback", gained, { least: SHORTEST_COMEBACK });
}

function streak(game: AwardedGame): WonAward | null {
  const longest = byPlayer(game, (own) => {
    const right = new Set(own.filter(({ isCorrect }) => isCorrect).map(({ round }) => round));
    let run = 0;
    return game.rounds.reduce((most, round) => {
      run = right.has(round) ? run + 1 : 0;
      return Math.max(most, run);
    }, 0);
  });
  return highest("streak", longest, { least: SHORTEST_STREAK });
}

/** Who needed least time for a right answer, of those who were right in at least half of the rounds. */
function fastest(game: AwardedGame): WonAward | null {
  const times = byPlayer(game, (own) => {
    const right = own.filter(({ isCorrect }) => isCorrect);
    if (right.length === 0 || right.length * 2 < game.rounds.length) return null;
    // As precise as it is shown, so that a tie looks like one.
    return Math.round((right.reduce((sum, { seconds }) => sum + seconds, 0) / right.length) * 10) / 10;
  });
  const first = highest("fastest", new Map([...times].map(([id, seconds]) => [id, -seconds])), { least: -Infinity });
  return first && { ...first, value: -first.value };
}

function bestWord(game: AwardedGame): WonAward | null {
  const isCounted = ({ isCorrect, answer, round }: Answer) =>
    isCorrect && game.rounds.includes(round) && game.isShown(answer);
  const words = game.answers.filter(isCounted);
  const best = words.reduce<Answer | null>((most, each) => (each.points > (most?.points ?? 0) ? each : most), null);
  if (!best) return null;
  // Two different words of the same worth have no one name.
  const equal = words.filter(({ points }) => points === best.points);
  if (equal.some(({ answer }) => answer !== best.answer)) return null;
  return {
    kind: "best-word",
    value: best.points,
    word: best.answer,
    playerIds: [...new Set(equal.map(({ playerId }) => playerId))],
  };
}
