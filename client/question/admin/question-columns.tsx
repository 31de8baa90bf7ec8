import { Link } from "react-router";
import type { ListedQuestion, TriviaQuestion } from "../../../schema/question/admin-api.ts";
import type { QuestionState } from "../../../schema/question/question.ts";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { formatNumber, shortDateFormat } from "../../ui/format/format.ts";
import type { Column } from "../../ui/table/column.ts";
import { medianValue, shareValue } from "./one/one-text.ts";
import { rightShare } from "./one/right-share.ts";
import * as text from "./question-admin-text.ts";

const tones: Readonly<Record<QuestionState, BadgeTone>> = {
  active: "success",
  inactive: "neutral",
  voided: "danger",
};

/** The state of a question in a word. */
export const StateBadge = ({ state }: Pick<TriviaQuestion, "state">) => (
  <Badge tone={tones[state]}>{text.stateLabels[state]}</Badge>
);

const day = shortDateFormat();

export const questionColumns: readonly Column<ListedQuestion>[] = [
  {
    key: "question",
    header: text.questionHeader,
    isSortable: true,
    cell: ({ questionId, question }) => <Link to={`/admin/questions/${questionId}`}>{question}</Link>,
  },
  { key: "answer", header: text.answerHeader, cell: ({ correct_answer }) => correct_answer },
  {
    key: "kind",
    header: text.kindHeader,
    isShort: true,
    cell: ({ difficulty, category }) => text.kindValue(difficulty, category),
  },
  { key: "state", header: text.stateHeader, isShort: true, cell: StateBadge },
  {
    key: "flags",
    header: text.flagsHeader,
    isNumeric: true,
    cell: ({ flags }) => formatNumber(flags.reduce((sum, { count }) => sum + count, 0)),
  },
  {
    key: "shown",
    header: text.shownHeader,
    isNumeric: true,
    cell: ({ statistics }) => formatNumber(statistics.timesShown),
  },
  {
    key: "right",
    header: text.rightHeader,
    isNumeric: true,
    cell: ({ statistics }) => shareValue(rightShare(statistics)),
  },
  {
    key: "median",
    header: text.medianHeader,
    isNumeric: true,
    isDetail: true,
    cell: ({ statistics }) => medianValue(statistics.medianSeconds),
  },
  {
    key: "created",
    header: text.createdHeader,
    isSortable: true,
    isShort: true,
    isDetail: true,
    cell: ({ createdAt }) => day.format(createdAt),
  },
];
