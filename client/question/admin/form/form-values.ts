import type { BodyInputOf } from "../../../../schema/endpoint.ts";
import type { Difficulty } from "../../../../schema/game/common-settings.ts";
import type { createQuestion, TriviaQuestion } from "../../../../schema/question/admin-api.ts";
import { type Category, QUESTION_POINTS_DEFAULT } from "../../../../schema/question/question.ts";

/** What the form holds: only texts, so that a draft keeps all of it. Named like the fields of the request. */
export interface QuestionFormValues {
  [field: string]: string;
  question: string;
  correct_answer: string;
  incorrect_answer_1: string;
  incorrect_answer_2: string;
  incorrect_answer_3: string;
  difficulty: Difficulty;
  category: Category;
  scripture_reference: string;
  points: string;
  time_limit: string;
}

export const emptyValues: QuestionFormValues = {
  question: "",
  correct_answer: "",
  incorrect_answer_1: "",
  incorrect_answer_2: "",
  incorrect_answer_3: "",
  difficulty: "medium",
  category: "people",
  scripture_reference: "",
  points: String(QUESTION_POINTS_DEFAULT),
  time_limit: "",
};

/** The form of a question that exists. */
export function valuesOf(question: TriviaQuestion): QuestionFormValues {
  const [first = "", second = "", third = ""] = question.incorrect_answers;
  return {
    question: question.question,
    correct_answer: question.correct_answer,
    incorrect_answer_1: first,
    incorrect_answer_2: second,
    incorrect_answer_3: third,
    difficulty: question.difficulty,
    category: question.category,
    scripture_reference: question.scripture_reference ?? "",
    points: String(question.points),
    time_limit: question.time_limit === null ? "" : String(question.time_limit),
  };
}

/** What is sent. Numbers that cannot be read become NaN, which the schema refuses with the text of the field. */
export const bodyOf = ({ points, time_limit, ...values }: QuestionFormValues): BodyInputOf<typeof createQuestion> => ({
  question: values.question,
  correct_answer: values.correct_answer,
  incorrect_answer_1: values.incorrect_answer_1,
  incorrect_answer_2: values.incorrect_answer_2,
  incorrect_answer_3: values.incorrect_answer_3,
  difficulty: values.difficulty,
  category: values.category,
  scripture_reference: values.scripture_reference,
  points: wholeNumber(points),
  time_limit: time_limit.trim() === "" ? null : wholeNumber(time_limit),
});

const wholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
