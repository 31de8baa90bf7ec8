import type { QuestionStatistics } from "../../../schema/question/admin-api.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { selectStatistics } from "./statistics-store.ts";

const unplayed: QuestionStatistics = { timesShown: 0, answered: 0, correct: 0, medianSeconds: null, answers: [] };

/** QUESTION-10: what happened with these questions in games. Returns the statistics of any of them. */
export async function readStatistics(
  source: StatementSource,
  questionIds: readonly string[],
): Promise<(questionId: string) => QuestionStatistics> {
  const rows = questionIds.length > 0 ? await selectStatistics(source, [questionIds]) : [];
  const byId = new Map(rows.map((row) => [row.question_id, row]));
  return (questionId) => {
    const row = byId.get(questionId);
    if (!row) return unplayed;
    const answers = Object.entries(row.answers).map(([answer, count]) => ({ answer, count }));
    return {
      timesShown: row.times_shown,
      answered: row.answered,
      correct: row.correct,
      medianSeconds: row.median_seconds,
      answers: answers.sort((a, b) => b.count - a.count || a.answer.localeCompare(b.answer)),
    };
  };
}
