import { describe, expect, test } from "vitest";
import { difficulties } from "../../../../schema/game/common-settings.ts";
import { ANSWER_MAX_LENGTH, categories, QUESTION_MAX_LENGTH } from "../../../../schema/question/question.ts";
import { books, findBook } from "../../../../schema/scripture/book.ts";
import { readBank } from "../../../../server/question/question.ts";
import { comparisonKey, VERSE_MAX_LENGTH } from "../../../../server/question/question-shape.ts";
import { findPassage } from "../../../../server/scripture/scripture.ts";

const bank = readBank();
type Question = (typeof bank)[number];
const optionsOf = ({ correct_answer, incorrect_answers }: Question) => [correct_answer, ...incorrect_answers];
const referenceOf = ({ scripture_reference }: Question) => scripture_reference ?? "";
const bookOf = (reference: string) => findBook(reference.replace(/ \d+:[\d-]+$/, ""));
const share = (count: number, of: number) => count / of;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const wordsOf = (text: string) => new Set(comparisonKey(text).split(" "));
const rightAnswers = Map.groupBy(bank, ({ correct_answer }) => comparisonKey(correct_answer));

/** In how many other questions this answer is right. */
const timesRightElsewhere = (answer: string, question: Question) =>
  (rightAnswers.get(comparisonKey(answer)) ?? []).filter((other) => other !== question).length;

/** How many words the other three answers have in common with this one. */
const sharedWords = (answer: string, question: Question) => {
  const others = optionsOf(question).filter((option) => option !== answer);
  const own = wordsOf(answer);
  return sum(others.map((other) => [...wordsOf(other)].filter((word) => own.has(word)).length));
};

/** Ways to guess from the four answers alone. Each takes the answer with the highest number. */
const guesses: Record<string, (answer: string, question: Question) => number> = {
  "the longest": (answer) => answer.length,
  "the shortest": (answer) => -answer.length,
  "the one with most words": (answer) => wordsOf(answer).size,
  "the one with the fewest words": (answer) => -wordsOf(answer).size,
  "the one that shares most words with the others": sharedWords,
  "the odd one out": (answer, question) => -sharedWords(answer, question),
  "the one that names God": (answer) => Number(/\b(God|Lord|Jesus|Christ|Father|Holy)\b/.test(answer)),
  "the one most often right elsewhere": timesRightElsewhere,
};

/** The chance of a right guess, of someone who tosses a coin between answers that seem equally good. */
function chanceOf(guess: (answer: string, question: Question) => number, question: Question): number {
  const right = guess(question.correct_answer, question);
  const wrong = question.incorrect_answers.map((answer) => guess(answer, question));
  const best = Math.max(right, ...wrong);
  return right === best ? 1 / (1 + wrong.filter((score) => score === best).length) : 0;
}

/** Books of so few verses that ten good questions would repeat themselves. */
const shortBooks = ["Obadiah", "Nahum", "Zephaniah", "Haggai", "Philemon", "2 John", "3 John", "Jude"];

describe("the bundled questions", () => {
  test("the bank has enough questions of every difficulty and category", () => {
    expect(bank.length).toBeGreaterThanOrEqual(1500);
    for (const level of difficulties) {
      expect(bank.filter(({ difficulty }) => difficulty === level).length, level).toBeGreaterThanOrEqual(500);
    }
    for (const kind of categories) {
      expect(bank.filter(({ category }) => category === kind).length, kind).toBeGreaterThanOrEqual(150);
    }
  });

  test("the bank asks about every book of the Bible, with a fair share for both testaments", () => {
    const asked = new Set(bank.map((question) => bookOf(referenceOf(question))?.name));
    expect(books.filter(({ name }) => !asked.has(name))).toEqual([]);
    const few = books.filter(({ name }) => bank.filter((each) => bookOf(referenceOf(each))?.name === name).length < 10);
    expect(few.map(({ name }) => name)).toEqual(shortBooks);
    const ofNew = bank.filter((question) => bookOf(referenceOf(question))?.testament === "new").length;
    expect(share(ofNew, bank.length)).toBeGreaterThan(0.33);
    expect(share(ofNew, bank.length)).toBeLessThan(0.67);
  });

  test("every reference in the bank exists, is written our way, and is short enough for the reveal", () => {
    for (const question of bank) {
      const passage = findPassage(referenceOf(question));
      expect(passage?.reference, question.question).toBe(referenceOf(question));
      expect(passage?.text.length, question.question).toBeLessThanOrEqual(VERSE_MAX_LENGTH);
    }
  });

  test("every question in the bank has its own id", () => {
    expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
  });

  test("no question in the bank is repeated, and none contains the same answer twice", () => {
    expect(new Set(bank.map(({ question }) => comparisonKey(question))).size).toBe(bank.length);
    for (const question of bank) {
      expect(new Set(optionsOf(question).map(comparisonKey)).size, question.question).toBe(4);
    }
  });

  test("questions and answers in the bank fit on a small screen", () => {
    for (const question of bank) {
      expect(question.question.length).toBeLessThanOrEqual(QUESTION_MAX_LENGTH);
      for (const option of optionsOf(question)) expect(option.length).toBeLessThanOrEqual(ANSWER_MAX_LENGTH);
    }
  });

  test("texts in the bank use straight quotes, double quotes for speech, and a final question mark", () => {
    for (const question of bank) {
      expect(question.question).toMatch(/\?$/);
      for (const text of [question.question, ...optionsOf(question)]) {
        expect(text).not.toMatch(/[“”‘’…]|(^|\s)'|\s{2}/);
        expect(text.split('"').length % 2, text).toBe(1);
      }
    }
  });

  test("the length of an answer in the bank does not give it away", () => {
    const byLength = bank.map((question) => {
      const lengths = optionsOf(question).map((option) => option.length);
      return { right: lengths[0], sorted: lengths.toSorted((a, b) => a - b) };
    });
    const oneLongest = byLength.filter(({ sorted }) => sorted.at(-1) !== sorted.at(-2));
    const oneShortest = byLength.filter(({ sorted }) => sorted[0] !== sorted[1]);
    const longestIsRight = share(
      oneLongest.filter(({ right, sorted }) => right === sorted.at(-1)).length,
      oneLongest.length,
    );
    const shortestIsRight = share(
      oneShortest.filter(({ right, sorted }) => right === sorted[0]).length,
      oneShortest.length,
    );
    // A quarter is chance; three standard deviations of some 350 questions are 0.07.
    for (const tell of [longestIsRight, shortestIsRight]) {
      expect(tell).toBeGreaterThan(0.18);
      expect(tell).toBeLessThan(0.32);
    }
  });

  test.each(Object.entries(guesses))("a guesser who takes %s is right at most 35 times in 100", (_way, guess) => {
    const right = sum(bank.map((question) => chanceOf(guess, question)));
    expect(share(right, bank.length)).toBeLessThanOrEqual(0.35);
  });

  test("no answer in the bank is contained in its question", () => {
    const given = bank.filter(({ question, correct_answer }) =>
      ` ${comparisonKey(question)} `.includes(` ${comparisonKey(correct_answer)} `),
    );
    expect(given.map(({ question }) => question)).toEqual([]);
  });
});
