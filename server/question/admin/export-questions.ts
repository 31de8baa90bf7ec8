import type { EntityManager } from "@mikro-orm/postgresql";
import type { FileReply, QueryOf } from "../../../schema/endpoint.ts";
import type { exportQuestions as exportEndpoint, QuestionFileFormat } from "../../../schema/question/file-api.ts";
import { csvHead, csvLine } from "../../platform/document/csv.ts";
import { csvColumns } from "../csv-file.ts";
import { TriviaQuestionEntity } from "../question.entity.ts";
import { giftQuestion } from "./gift.ts";
import { conditionOf, type StoredQuestion } from "./question-list.ts";

/** How many questions are read at once. */
const BATCH = 500;

interface Format {
  readonly type: string;
  readonly extension: string;
  readonly head: string;
  /** One question, as text. */
  row(question: StoredQuestion, isFirst: boolean): string;
  readonly foot: string;
}

/** QUESTION-9: the questions that match the filters, as a file. */
export function exportQuestions(em: EntityManager, { format, ...filter }: QueryOf<typeof exportEndpoint>): FileReply {
  const { type, extension } = formats[format];
  return { type, name: `trivia-questions.${extension}`, content: { chunks: chunksOf(em, formats[format], filter) } };
}

async function* chunksOf(
  em: EntityManager,
  { head, row, foot }: Format,
  filter: Parameters<typeof conditionOf>[0],
): AsyncGenerator<string> {
  const matching = { $and: [conditionOf(filter), filter.state === undefined ? { voidedAt: null } : {}] };
  yield head;
  for (let offset = 0; ; offset += BATCH) {
    const options = {
      orderBy: { question: "asc", id: "asc" },
      limit: BATCH,
      offset,
      disableIdentityMap: true,
    } as const;
    const questions = await em.find(TriviaQuestionEntity, matching, options);
    yield questions.map((question, at) => row(question, offset + at === 0)).join("");
    if (questions.length < BATCH) break;
  }
  yield foot;
}

const formats: Readonly<Record<QuestionFileFormat, Format>> = {
  json: {
    type: "application/json",
    extension: "json",
    head: "[",
    row: (question, isFirst) => `${isFirst ? "\n" : ",\n"}${JSON.stringify(fileRow(question), null, 2)}`,
    foot: "\n]\n",
  },
  csv: {
    type: "text/csv",
    extension: "csv",
    head: csvHead(csvColumns),
    row: (question) => csvLine(csvCells(question)),
    foot: "",
  },
  gift: { type: "text/plain", extension: "gift", head: "", row: giftQuestion, foot: "" },
};

/** What the import takes. */
const fileRow = (question: StoredQuestion) => ({
  question: question.question,
  correct_answer: question.correctAnswer,
  incorrect_answers: question.incorrectAnswers,
  difficulty: question.difficulty,
  category: question.category,
  scripture_reference: question.scriptureReference ?? null,
  points: question.points,
  time_limit: question.timeLimit ?? null,
});

function csvCells(question: StoredQuestion): (string | number | null)[] {
  const { incorrect_answers, ...row } = fileRow(question);
  return [
    row.question,
    row.correct_answer,
    ...incorrect_answers,
    row.difficulty,
    row.category,
    row.scripture_reference,
    row.points,
    row.time_limit,
  ];
}
