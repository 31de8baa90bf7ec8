import type { QuestionStatistics } from "../../../../schema/question/admin-api.ts";

/** The share of right answers, from 0 to 1. Null if nobody answered. */
export const rightShare = ({ answered, correct }: QuestionStatistics): number | null =>
  answered === 0 ? null : correct / answered;
