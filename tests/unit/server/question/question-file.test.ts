import { describe, expect, test } from "vitest";
import { decodeEntities } from "../../../../server/question/open-trivia.ts";
import { readQuestionFile } from "../../../../server/question/question-file.ts";

const good = {
  question: "Who built the ark?",
  correct_answer: "Noah",
  incorrect_answers: ["Moses", "Lot", "Abraham"],
  difficulty: "easy",
  category: "people",
  scripture_reference: "Genesis 6:14",
};
const read = (...rows: unknown[]) => readQuestionFile(JSON.stringify(rows));

describe("reading a file of questions", () => {
  test("a valid row is read, with its reference in our spelling", () => {
    const { rows, problems } = read({ ...good, scripture_reference: "gen 6:14" });
    expect(problems).toEqual([]);
    expect(rows).toEqual([{ row: 1, value: good }]);
  });

  test.each([
    [{ question: "" }, /^question: is empty$/],
    [{ question: undefined }, /^question: is missing$/],
    [{ question: 5 }, /^question: is not text$/],
    [{ question: "x".repeat(141) }, /^question: must have at most 140 characters$/],
    [{ question: "Two\nlines?" }, /^question: contains a line break/],
    [{ correct_answer: "x".repeat(61) }, /^correct_answer: .*60/],
    [{ incorrect_answers: ["Moses", "Lot"] }, /^incorrect_answers: must have exactly 3 entries$/],
    [{ incorrect_answers: ["Moses", "", "Lot"] }, /^incorrect_answers 2: is empty$/],
    [{ incorrect_answers: ["Moses", "Lot", " NOAH "] }, /^incorrect_answers: contains the same answer twice/],
    [{ difficulty: "fiendish" }, /^difficulty: is not one of easy, medium, hard$/],
    [{ category: "animals" }, /^category: /],
    [{ scripture_reference: "Genesis 6:99" }, /^scripture_reference: is not found in the Bible/],
    [{ scripture_reference: "Genesis 6:1-22" }, /^scripture_reference: is \d+ characters of text/],
    [{ scripture_reference: undefined }, /^scripture_reference: /],
    [{ points: 0 }, /^points: must be at least 1$/],
    [{ points: 1.5 }, /^points: is not a whole number$/],
    [{ time_limit: 4 }, /^time_limit: /],
    [{ author: "Ada" }, /^has unknown fields: author$/],
  ])("a row with %j is reported with its problem", (wrong, reason) => {
    const { problems } = read(good, { ...good, question: "Another one?", ...wrong });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.row).toBe(2);
    expect(problems[0]?.reason).toMatch(reason);
  });

  test("every invalid row of a file is reported, not only the first", () => {
    const { rows, problems } = read({ ...good, category: "x" }, good, "text", null, { ...good, question: 5 });
    expect(problems.map(({ row }) => row)).toEqual([1, 3, 4, 5]);
    expect(rows.map(({ row }) => row)).toEqual([2]);
  });

  test("a question that appears twice in a file is reported with the row that it repeats", () => {
    const { problems } = read(good, { ...good, question: 'WHO built "the ark"' });
    expect(problems).toEqual([{ row: 2, reason: "is the same question as row 1" }]);
  });

  test.each([["{"], ["{}"], ["[]"], ['"text"'], ["null"]])("the file %s is refused as a whole", (text) => {
    expect(readQuestionFile(text).problems).toMatchObject([{ row: null }]);
  });

  test("a byte order mark at the start of a file is ignored", () => {
    expect(readQuestionFile(`\uFEFF${JSON.stringify([good])}`).problems).toEqual([]);
  });
});

describe("reading a reply of the Open Trivia Database", () => {
  const found = {
    type: "multiple",
    difficulty: "hard",
    category: "Entertainment: Books",
    question: "Who wrote &quot;Les Mis&eacute;rables&quot; &amp; more?",
    correct_answer: "Hugo&#039;s hand",
    incorrect_answers: ["Zola", "Balzac", "Dumas"],
  };
  const readReply = (...results: unknown[]) => readQuestionFile(JSON.stringify({ response_code: 0, results }));

  test("a question of the Open Trivia Database is decoded, gets one of our categories and no verse", () => {
    expect(readReply(found)).toEqual({
      problems: [],
      rows: [
        {
          row: 1,
          value: {
            question: 'Who wrote "Les Misérables" & more?',
            correct_answer: "Hugo's hand",
            incorrect_answers: ["Zola", "Balzac", "Dumas"],
            difficulty: "hard",
            category: "books",
            scripture_reference: null,
          },
        },
      ],
    });
    expect(readReply({ ...found, category: "Mythology" }).rows[0]?.value.category).toBe("teachings");
  });

  test("a true-or-false question, and one that is too long once decoded, are reported", () => {
    const { problems } = readReply({ ...found, type: "boolean" }, { ...found, question: "x".repeat(141) });
    expect(problems.map(({ row }) => row)).toEqual([1, 2]);
  });

  test.each([
    ["&lt;b&gt; &#x2019; &#8217; &rsquo;", "<b> ’ ’ ’"],
    ["&Uuml;ber &ntilde; &ccedil;", "Über ñ ç"],
    ["&amp;quot;", "&quot;"],
    ["&unknown; &#0; &#99999999; & alone", "&unknown; &#0; &#99999999; & alone"],
  ])("the entities in %s are decoded to %s", (written, text) => {
    expect(decodeEntities(written)).toBe(text);
  });
});
