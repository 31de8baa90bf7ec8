import { z } from "zod";
import { WORD_BATTLE_LETTERS } from "../limits.ts";
import { translations } from "../scripture/translation.ts";
import { line } from "../text.ts";

/** A set: so many questions, and one rack after them. */
export const SOLO_QUESTIONS = 5;
/** Seconds for each part of a set. */
export const SOLO_SECONDS = { question: 30, rack: 60 } as const;
/** How long after its end the answer to a part may arrive: on a slow network, it is shown late, too. */
export const SOLO_GRACE_MS = 4_000;

const question = {
  kind: z.literal("question"),
  question: z.string(),
  category: z.string(),
  options: z.array(z.string()),
};
const rack = { kind: z.literal("rack"), letters: z.string() };

/** Times are the server's, in milliseconds since 1970. */
const running = { step: z.int(), shownAt: z.number(), endsAt: z.number() };
const runningStep = z.discriminatedUnion("kind", [
  z.strictObject({ ...question, ...running }),
  z.strictObject({ ...rack, ...running }),
]);
export type RunningStep = z.infer<typeof runningStep>;

const judged = { step: z.int(), isRight: z.boolean(), points: z.int() };
/** A part with its solution, and what the member had answered. */
export const solvedStep = z.discriminatedUnion("kind", [
  z.strictObject({
    ...question,
    ...judged,
    /** Null without an answer in time. */
    option: z.int().nullable(),
    correctOption: z.int(),
    scriptureReference: z.string(),
    /** Empty if there is none. */
    verse: z.string(),
    /** The verse is in this one, which is the caller's. */
    translation: z.enum(translations),
  }),
  z.strictObject({
    ...rack,
    ...judged,
    /** Null without a word in time. */
    word: z.string().nullable(),
    bestWord: z.string(),
    bestPoints: z.int(),
  }),
]);
export type SolvedStep = z.infer<typeof solvedStep>;

/** A member's game of a set, as far as it has come. */
export const soloGame = z.strictObject({
  gameId: z.uuid(),
  /** How many parts the set has. */
  steps: z.int(),
  /** The parts that the member has answered, or whose time is over. */
  solved: z.array(solvedStep),
  /** The part whose time is running. Null between two parts. */
  running: runningStep.nullable(),
  score: z.int(),
  isFinished: z.boolean(),
  /** The server's time in milliseconds since 1970. */
  now: z.number(),
});
export type SoloGame = z.infer<typeof soloGame>;

export const soloAnswer = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("option"), option: z.int().min(0).max(3) }),
  z.strictObject({ kind: z.literal("word"), word: line({ min: 1, max: WORD_BATTLE_LETTERS }) }),
  /** The time is over. */
  z.strictObject({ kind: z.literal("none") }),
]);
export type SoloAnswer = z.infer<typeof soloAnswer>;

/** A game in few figures, without its questions. */
export const soloMarks = z.strictObject({
  /** Of each question that was answered, whether it was right. */
  marks: z.array(z.boolean()),
  /** The letters of the word, 0 if there is none that counts. Null before the rack. */
  wordLength: z.int().nullable(),
});
export type SoloMarks = z.infer<typeof soloMarks>;
