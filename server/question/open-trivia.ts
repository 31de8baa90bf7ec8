import { z } from "zod";
import { difficulty } from "../../schema/game/common-settings.ts";
import { categories } from "../../schema/question/question.ts";
import { foundQuestion } from "./question-shape.ts";

/** A reply of the Open Trivia Database (opentdb.com), in its default encoding. */
export const openTriviaFile = z.object({ response_code: z.int(), results: z.array(z.unknown()) });

/** Its categories ("General Knowledge", "Mythology") are not ours, and its questions have no verse. */
const FALLBACK_CATEGORY = "teachings";

/** Validates one of its questions and converts it to ours. */
export const openTriviaQuestion = z
  .object({
    type: z.literal("multiple", { error: "only questions with three wrong answers can be played" }),
    difficulty,
    category: z.string(),
    question: z.string(),
    correct_answer: z.string(),
    incorrect_answers: z.array(z.string()),
  })
  .transform((found) => ({
    question: decodeEntities(found.question),
    correct_answer: decodeEntities(found.correct_answer),
    incorrect_answers: found.incorrect_answers.map(decodeEntities),
    difficulty: found.difficulty,
    category: categories.find((ours) => found.category.toLowerCase().includes(ours)) ?? FALLBACK_CATEGORY,
    scripture_reference: null,
  }))
  .pipe(foundQuestion);

const marks = { acute: "\u0301", grave: "\u0300", circ: "\u0302", uml: "\u0308", tilde: "\u0303", cedil: "\u0327" };
const named: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", shy: "" },
  ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", ndash: "–", mdash: "—", hellip: "…", prime: "′" },
  ...{ deg: "°", times: "×", sup2: "²", sup3: "³", frac12: "½", pi: "π", szlig: "ß", aelig: "æ", AElig: "Æ" },
  ...{ oslash: "ø", Oslash: "Ø", aring: "å", Aring: "Å" },
};

/** Replaces entities such as `&quot;`, `&#039;` and `&eacute;` with their characters. Unknown names stay unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => characterOf(name) ?? whole);

function characterOf(name: string): string | undefined {
  if (name.startsWith("#")) {
    const code = Number(name.slice(1).replace(/^x/i, "0x"));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }
  const [, letter, mark] = /^([a-z])(acute|grave|circ|uml|tilde|cedil)$/i.exec(name) ?? [];
  if (letter && mark) return `${letter}${marks[mark as keyof typeof marks]}`.normalize("NFC");
  return Object.hasOwn(named, name) ? named[name] : undefined;
}
