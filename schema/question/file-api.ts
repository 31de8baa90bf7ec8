import { z } from "zod";
import { endpoint, upload } from "../endpoint.ts";
import { questionFilter } from "./admin-api.ts";

export const QUESTION_FILE_MAX_BYTES = 2 * 1024 * 1024;
export const QUESTION_FILE_TYPES = ["application/json", "text/csv"] as const;
/** How many problems of a file are listed. */
export const QUESTION_PROBLEMS_SHOWN = 200;

export const questionFileFormats = ["json", "csv", "gift"] as const;
export type QuestionFileFormat = (typeof questionFileFormats)[number];

const problem = z.strictObject({
  /** From 1, without a line of column names. Null if it concerns the whole file. */
  row: z.int().nullable(),
  /** What follows the row: "question: …", "is already in the database". */
  reason: z.string(),
});
export type QuestionProblem = z.infer<typeof problem>;

export const importQuestions = endpoint("POST /api/admin/question-import", "admin", {
  summary: "Adds the questions of a JSON or CSV file, or none if any row is invalid. Names every such row, up to 200.",
  isForm: true,
  body: upload({
    fields: z.strictObject({}),
    files: { file: { types: QUESTION_FILE_TYPES, maxBytes: QUESTION_FILE_MAX_BYTES } },
  }),
  output: z.strictObject({ imported: z.int(), problems: z.array(problem), problemCount: z.int() }),
  timeoutSeconds: 60,
});

export const exportQuestions = endpoint("GET /api/admin/question-export", "admin", {
  summary:
    "The questions that match the filters as JSON, CSV or GIFT (Moodle's format). Voided ones only if the filter asks for them.",
  kind: "file",
  fileTypes: ["application/json", "text/csv", "text/plain"],
  query: z.strictObject({ format: z.enum(questionFileFormats), ...questionFilter }),
  timeoutSeconds: 60,
});
