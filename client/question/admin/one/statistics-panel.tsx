import type { ListedQuestion } from "../../../../schema/question/admin-api.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { formatNumber } from "../../../ui/format/format.ts";
import { Panel } from "../../../ui/layout/card.tsx";
import { MetricCard } from "../../../ui/layout/metric-card.tsx";
import { Grid, Row, Stack } from "../../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../../ui/text/text.tsx";
import * as text from "./one-text.ts";
import { rightShare } from "./right-share.ts";

/** QUESTION-10: what happened with a question in games. */
export function StatisticsPanel({ question }: { question: ListedQuestion }) {
  const { timesShown, answered, correct, medianSeconds } = question.statistics;
  return (
    <Panel title={text.statisticsTitle}>
      {timesShown === 0 ? (
        <Text $tone="muted">{text.neverShown}</Text>
      ) : (
        <Stack>
          <Grid as="ul" aria-label={text.statisticsTitle} $minWidth={180} $gap={12}>
            <li>
              <MetricCard label={text.shownLabel} value={formatNumber(timesShown)} />
            </li>
            <li>
              <MetricCard
                label={text.rightLabel}
                value={text.shareValue(rightShare(question.statistics))}
                detail={text.rightDetail(correct, answered)}
              />
            </li>
            <li>
              <MetricCard label={text.medianLabel} value={text.medianValue(medianSeconds)} />
            </li>
          </Grid>
          <AnswerShares question={question} />
          <SecondaryText>{text.retentionHint}</SecondaryText>
        </Stack>
      )}
    </Panel>
  );
}

/** How often each answer was given: those of the question first, in the order of the form, then others that it had before. */
function AnswerShares({ question }: { question: ListedQuestion }) {
  const { correct_answer, incorrect_answers, statistics } = question;
  const counts = new Map(statistics.answers.map(({ answer, count }) => [answer, count]));
  const answers = new Set([correct_answer, ...incorrect_answers, ...counts.keys()]);
  return (
    <Stack as="ul" aria-label={text.answersLabel} $gap={12}>
      {[...answers].map((answer) => {
        const count = counts.get(answer) ?? 0;
        const value = text.answerValue(count, statistics.answered === 0 ? 0 : count / statistics.answered);
        return (
          <Stack as="li" key={answer} $gap={4}>
            <Row $justify="between" $gap={12}>
              <Text as="span" $weight={600} style={{ overflowWrap: "anywhere" }}>
                {answer} {answer === correct_answer && <Badge tone="success">{text.correctMark}</Badge>}
              </Text>
              <SecondaryText as="span" style={{ flex: "none" }}>
                {value}
              </SecondaryText>
            </Row>
            <ProgressBar label={answer} value={count} max={Math.max(1, statistics.answered)} valueText={value} />
          </Stack>
        );
      })}
    </Stack>
  );
}
