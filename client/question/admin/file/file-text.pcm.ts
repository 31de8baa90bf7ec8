import type { Translates } from "../../../../schema/language/translation.ts";
import type { QuestionFileFormat, QuestionProblem } from "../../../../schema/question/file-api.ts";
import { countOf } from "../../../ui/format/format.ts";

export const title = "Import and export";
export const importSection = "Import";
export const importHint =
  "JSON or CSV file wey no pass 2 MB. If any row get problem, nothing go enter, and you go see which rows to correct.";
export const columnsSummary = "The columns of a CSV file";
export const columnsHint =
  "question, correct_answer, incorrect_answer_1, incorrect_answer_2, incorrect_answer_3, difficulty (easy, medium or hard), category (people, places, events, sayings, teachings or books). You fit leave out scripture_reference, points and time_limit. Any file wey you export go show all of dem.";
export const fileLabel = "File with questions";
export const fileRequired = "Abeg choose one file.";
export const importButton = "Import";
export const importFailed = { title: "E no import", message: "We no fit send the file. Abeg try am again." };
export const importedTitle = (count: number): string => `${countOf(count, "question", "questions")} don enter`;
export const importedHint = "New games fit ask dem.";
export const nothingTitle = "Nothing enter";
export const nothingHint = (count: number): string =>
  `${countOf(count, "problem", "problems")} to correct. Rows dey count from 1, without the line of column names.`;
export const moreProblems = (count: number): string => `And ${countOf(count, "more problem", "more problems")}.`;

/** One problem as a sentence. The reason is in English, such as "is already in the database". */
export const problemText = ({ row, reason }: QuestionProblem): string =>
  row === null ? `The file ${reason}.` : `Row ${row}: ${reason}.`;

export const exportSection = "Export";
export const exportAllHint = "All questions except the ones wey dem void. You fit import JSON and CSV files again.";
export const exportFilteredHint = "The questions of your search and filters. You fit import JSON and CSV files again.";
export const formatLabels: Readonly<Record<QuestionFileFormat, string>> = {
  json: "Export JSON",
  csv: "Export CSV",
  gift: "Export GIFT (Moodle)",
};

export type Holds = Translates<typeof import("./file-text.ts"), typeof import("./file-text.pcm.ts")>;
