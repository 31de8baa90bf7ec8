import { z } from "zod";
import { cursor, cursorNumber, next } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { shownName } from "../member/shown-member.ts";
import { translations } from "../scripture/translation.ts";
import { difficulty } from "./common-settings.ts";
import { gameType } from "./settings.ts";

/** A player of a game that is over, with their name of today. Anonymous if they are gone. */
const namedPlayer = shownName.extend({ isMine: z.boolean() });

/** The first awards are the rarest. */
export const awardKinds = ["only-one", "comeback", "best-word", "streak", "fastest"] as const;

/** GAME-62 */
export const award = z.strictObject({
  kind: z.enum(awardKinds),
  /** Several if they share it. */
  holders: z.array(namedPlayer),
  /**
   * `only-one`: questions that nobody else knew. `comeback`: places gained since half-time. `best-word`: its points.
   * `streak`: right answers in a row. `fastest`: seconds per right answer.
   */
  value: z.number(),
  /** The word of `best-word`. */
  word: z.string().nullable(),
});
export type Award = z.infer<typeof award>;

export const playedPlayer = namedPlayer.extend({
  seat: z.int(),
  score: z.int(),
  /** GAME-19 */
  rank: z.int(),
});
export type PlayedPlayer = z.infer<typeof playedPlayer>;

/** What the caller answered in a round. */
const ownAnswer = z.strictObject({
  answer: z.string(),
  isCorrect: z.boolean(),
  points: z.int(),
  seconds: z.number(),
});
export type OwnPlayedAnswer = z.infer<typeof ownAnswer>;

const playedQuestion = z.strictObject({
  question: z.string(),
  options: z.array(z.strictObject({ text: z.string(), isCorrect: z.boolean(), isOwn: z.boolean(), chosenBy: z.int() })),
  /** Empty if there is none. */
  scriptureReference: z.string(),
  /** In the caller's translation. */
  verse: z.string(),
  translation: z.enum(translations),
});
export type PlayedQuestion = z.infer<typeof playedQuestion>;

const playedRack = z.strictObject({
  letters: z.string(),
  /** Best first. */
  bestWords: z.array(z.strictObject({ word: z.string(), points: z.int() })),
});
export type PlayedRack = z.infer<typeof playedRack>;

const playedRound = z.strictObject({
  round: z.int(),
  /** QUESTION-13, GAME-71: a round whose question was voided, or that the host skipped, counts for nobody. */
  state: z.enum(["counted", "voided", "skipped"]),
  /** Both are null if the round's content is no longer stored. */
  question: playedQuestion.nullable(),
  rack: playedRack.nullable(),
  /** Null if the caller did not answer. */
  own: ownAnswer.nullable(),
});
export type PlayedRound = z.infer<typeof playedRound>;

const sessionId = z.uuid();

/** What is said of a game in any list. */
const gameSummary = {
  sessionId,
  gameType,
  roomName: z.string(),
  /** GAME-176: the member was alone, and it counts for no leaderboard. */
  isPractice: z.boolean(),
  difficulty,
  /** Seconds per round. */
  timeLimit: z.int(),
  /** Milliseconds since 1970. */
  endedAt: z.number(),
};

export const playedGame = z.strictObject({
  ...gameSummary,
  /** GAME-137: best first, at most twenty, and the caller. */
  players: z.array(playedPlayer),
  /** How many played. */
  playerCount: z.int(),
  awards: z.array(award),
  rounds: z.array(playedRound),
});
export type PlayedGame = z.infer<typeof playedGame>;

export const readPlayedGame = endpoint("GET /api/game/played/:sessionId", "member", {
  summary:
    "A finished game that the caller has played: its standings and awards, and every round with its solution, the caller's answer, and how many chose each answer.",
  params: z.strictObject({ sessionId }),
  output: playedGame,
});

export const readLastGame = endpoint("GET /api/game/rooms/:roomId/last-game", "member", {
  summary: "The id and the awards of the last game that the caller has played in this room.",
  params: z.strictObject({ roomId: z.uuid() }),
  output: z.strictObject({ sessionId, awards: z.array(award) }),
});

/** A game in the caller's own history. */
export const ownGame = z.strictObject({
  ...gameSummary,
  players: z.int(),
  score: z.int(),
  rank: z.int(),
});
export type OwnGame = z.infer<typeof ownGame>;

export const listOwnGames = endpoint("GET /api/game/played", "member", {
  summary: "A page of the finished games that the caller has played, newest first.",
  query: z.strictObject({ after: cursor(cursorNumber, z.uuid()).optional() }),
  output: z.strictObject({ games: z.array(ownGame), next }),
});

export const bookProgress = z.strictObject({
  book: z.string(),
  /** Questions from this book that the caller answered. */
  answered: z.int(),
  right: z.int(),
});
export type BookProgress = z.infer<typeof bookProgress>;

export const readBookProgress = endpoint("GET /api/game/book-progress", "member", {
  summary:
    "How many trivia questions the caller answered, and how many of them right, for each book of the Bible that has questions or answers, in the order of the Bible.",
  output: z.strictObject({ books: z.array(bookProgress) }),
});
