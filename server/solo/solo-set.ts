import type { EntityManager } from "@mikro-orm/postgresql";
import type { ShownQuestion } from "../../schema/game/shown-question.ts";
import { Refusal } from "../platform/refusal.ts";
import { drawSeeded } from "../question/question.ts";
import { seededRandom } from "./seeded-random.ts";
import { EASY_QUESTIONS, MEDIUM_QUESTIONS, rackOptions, type SoloTable } from "./solo-rules.ts";
import { SoloQuestionEntity, SoloSetEntity } from "./solo-set.entity.ts";

type DrawnQuestion = Awaited<ReturnType<typeof drawSeeded>>[number];

interface NewSet {
  /** Null for a set that is no day's. */
  readonly day: string | null;
  readonly closesAt: Date;
  /** The same seed draws the same set. */
  readonly seed: string;
  /** Questions that are drawn last, the latest first. */
  readonly lately: readonly string[];
}

/**
 * Draws and stores a set. If another call has stored the set of this day first, that one stays. Call it in a transaction.
 * Refuses with `trivia/no-questions` if the bank is empty.
 */
export async function createSet(tx: EntityManager, table: SoloTable, { day, closesAt, seed, lately }: NewSet) {
  const questions = await drawSeeded(tx, { seed, lately, easy: EASY_QUESTIONS, medium: MEDIUM_QUESTIONS });
  if (questions.length === 0) throw new Refusal("trivia/no-questions");
  // The ids are known to nobody outside, so nobody who reads this code knows the rack of a coming day.
  const random = seededRandom([seed, ...questions.map(({ questionId }) => questionId)].join(" "));
  const { rules, words } = table;
  const letters = rules.dealRack(random, { words, ...rackOptions });
  const id = crypto.randomUUID();
  const bestWord = rules.bestKnownOf(words.wordsIn(letters, rackOptions), words);
  const insert = tx.createQueryBuilder(SoloSetEntity).insert({ id, day, letters, bestWord, closesAt });
  await insert.onConflict("day").ignore().execute();
  if (day !== null) {
    const stored = await tx.findOneOrFail(SoloSetEntity, { day });
    if (stored.id !== id) return stored;
  }
  const drawn = questions.map((question, at) => ({
    set: id,
    step: at + 1,
    question: question.questionId,
    shownQuestion: shownQuestion(table, question, random),
    category: question.category,
    points: question.points,
  }));
  await tx.insertMany(SoloQuestionEntity, drawn);
  return await tx.findOneOrFail(SoloSetEntity, id);
}

/** TRIVIA-3: with its options in a random order, the same for everyone. */
function shownQuestion({ rules }: SoloTable, drawn: DrawnQuestion, random: () => number): ShownQuestion {
  const { question, correctAnswer, incorrectAnswers, scriptureReference } = drawn;
  const options = rules.shuffled([correctAnswer, ...incorrectAnswers], random);
  const correctOption = options.findIndex((option) => rules.isCorrectAnswer(option, correctAnswer));
  return { question, options, correctOption, scriptureReference };
}
