import type { QuestionFileFormat, QuestionProblem } from "../../../../schema/question/file-api.ts";
import { countOf } from "../../../ui/format/format.ts";

export const title = "Import and export";
export const importSection = "Import";
export const importHint =
  "A JSON or CSV file of at most 2 MB. If any row has a problem, nothing is imported, and you see which rows to fix.";
export const columnsSummary = "The columns of a CSV file";
export const columnsHint =
  "question, correct_answer, incorrect_answer_1, incorrect_answer_2, incorrect_answer_3, difficulty (easy, medium or hard), category (people, places, events, sayings, teachings or books). You can leave out scripture_reference, points and time_limit. An exported file shows all of them.";
export const fileLabel = "File with questions";
export const fileRequired = "Please choose a file.";
export const importButton = "Import";
export const importFailed = { title: "Not imported", message: "The file could not be sent. Please try again." };
export const importedTitle = (count: number): string => `${countOf(count, "question")} imported`;
export const importedHint = "New games may ask them.";
export const nothingTitle = "Nothing was imported";
export const nothingHint = (count: number): string =>
  `${countOf(count, "problem")} to fix. Rows count from 1, without the line of column names.`;
export const moreProblems = (count: number): string => `And ${countOf(count, "more problem")}.`;

/** One problem as a sentence. */
export const problemText = ({ row, reason }: QuestionProblem): string =>
  row === null ? `The file ${reason}.` : `Row ${row}: ${reason}.`;

export const exportSection = "Export";
export const exportAllHint = "All questions except voided ones. JSON and CSV files can be imported again.";
export const exportFilteredHint = "The questions of your search and filters. JSON and CSV files can be imported again.";
export const formatLabels: Readonly<Record<QuestionFileFormat, string>> = {
  json: "Export JSON",
  csv: "Export CSV",
  gift: "Export GIFT (Moodle)",
};
