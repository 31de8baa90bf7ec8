import type { BodyInputOf } from "../../schema/endpoint.ts";
import { createQuestion, type TriviaQuestion } from "../../schema/question/admin-api.ts";
import type { Person } from "./account/people.ts";

type QuestionForm = BodyInputOf<typeof createQuestion>;

let count = 0;

/** What the form of a new question sends, with a text of its own. */
export function questionForm(fields: Partial<QuestionForm> = {}): QuestionForm {
  count += 1;
  return {
    question: `Who built ark number ${count}?`,
    correct_answer: "Noah",
    incorrect_answer_1: "Moses",
    incorrect_answer_2: "Lot",
    incorrect_answer_3: "Abraham",
    difficulty: "easy",
    category: "people",
    scripture_reference: "gen 6:14",
    points: 100,
    time_limit: null,
    ...fields,
  };
}

/** Adds a question. */
export const addQuestion = async (admin: Person, fields: Partial<QuestionForm> = {}): Promise<TriviaQuestion> =>
  await admin.must(createQuestion, { body: questionForm(fields) });
