import type { CommunitySettings } from "../../schema/community/settings.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import type { Difficulty } from "../../schema/game/common-settings.ts";
import type { ShownQuestion } from "../../schema/game/shown-question.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../schema/limits.ts";
import { SOLO_GRACE_MS, SOLO_QUESTIONS, SOLO_SECONDS, type SoloAnswer } from "../../schema/solo/solo.ts";
import type { Member } from "../platform/session.ts";
import type { WordList } from "../word/word.ts";

/** The rules of the rooms. */
export interface SoloRules {
  shuffled<Item>(items: readonly Item[], random: () => number): Item[];
  isCorrectAnswer(answer: string, correctAnswer: string): boolean;
  questionScore(answer: { points: number; isCorrect: boolean; responseMs: number; timeLimitSeconds: number }): number;
  dealRack(random: () => number, dealing: { words: WordList; difficulty: Difficulty; bibleNames: boolean }): string;
  upperCase(letters: string): string;
  wordError(word: string, rack: string): ErrorCode | undefined;
  wordScore(word: string): number;
  bestKnownOf(words: readonly string[], list: WordList): string;
  betterWord(found: string, known: string): string;
}

export interface SoloTable {
  readonly rules: SoloRules;
  readonly words: WordList;
  /** Its translation is that of members who have chosen none. */
  readonly community: Pick<CommunitySettings, "translation">;
}

/** Who plays, and in which translation they read. */
export type SoloMember = Pick<Member, "memberId" | "translation">;

/** As in a room with the usual settings. */
export const rackOptions = { difficulty: "medium", bibleNames: false } as const;

/** DAILY-6: how long an answer took, for its points, and whether it came after the end of the time. */
export function timingOf(kind: keyof typeof SOLO_SECONDS, shownAt: number, now: number) {
  const elapsed = now - shownAt;
  return {
    responseMs: Math.max(0, elapsed - ANSWER_CREDIT_MAX_MS),
    isLate: elapsed > SOLO_SECONDS[kind] * 1000 + SOLO_GRACE_MS,
  };
}

export interface Judged {
  readonly option: number | null;
  readonly word: string | null;
  readonly isRight: boolean;
  readonly points: number;
}

/** DAILY-7: no answer, or none in time. */
export const unanswered: Judged = { option: null, word: null, isRight: false, points: 0 };

/** TRIVIA-1, TRIVIA-4: judges an answer to a question. An error code if it cannot be one. */
export function judgeOption(
  { rules }: Pick<SoloTable, "rules">,
  { shown, points }: { shown: ShownQuestion; points: number },
  answer: SoloAnswer,
  responseMs: number,
): Judged | ErrorCode {
  if (answer.kind === "none") return unanswered;
  if (answer.kind !== "option" || answer.option >= shown.options.length) return "request/invalid";
  const isRight = answer.option === shown.correctOption;
  const timeLimitSeconds = SOLO_SECONDS.question;
  return {
    option: answer.option,
    word: null,
    isRight,
    points: rules.questionScore({ points, isCorrect: isRight, responseMs, timeLimitSeconds }),
  };
}

/** WORD-1, WORD-2, WORD-5, WORD-6: judges a word. An error code if it cannot be played. */
export function judgeWord({ rules, words }: SoloTable, letters: string, answer: SoloAnswer): Judged | ErrorCode {
  if (answer.kind === "none") return unanswered;
  if (answer.kind !== "word") return "request/invalid";
  const word = rules.upperCase(answer.word);
  const code = rules.wordError(word, letters);
  if (code !== undefined) return code;
  const isRight = words.has(word, rackOptions);
  return { option: null, word, isRight, points: isRight ? rules.wordScore(word) : 0 };
}

/** The parts of a set with so many questions: the rack is the last one. */
export const stepsOf = (questions: number): number => questions + 1;

/** DAILY-2: so many easy questions, the others medium. */
export const EASY_QUESTIONS = 3;
export const MEDIUM_QUESTIONS = SOLO_QUESTIONS - EASY_QUESTIONS;
