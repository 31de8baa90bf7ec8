import type { Reconciliation } from "../../../schema/payment/admin-api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { formatMoment } from "../../ui/format/moment.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { FindingList } from "./finding-list.tsx";
import * as text from "./reconciliation-text.ts";

interface Props {
  reconciliation: Reconciliation;
  /** Its differences are shown. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One comparison: its days, how far it is, and what it has found. */
export function ReconciliationCard({ reconciliation, isOpen, onToggle }: Props) {
  const { reconciliationId, from, to, state, failure, startedAt, compared, findingCount } = reconciliation;
  const days = text.days(from, to);
  return (
    <Card $padding={16}>
      <Stack $gap={12}>
        <Row $justify="between" $align="start" $gap={12}>
          <Stack $gap={0}>
            <Heading level={3} size="label">
              {days}
            </Heading>
            <SecondaryText>{text.byline(text.starter(reconciliation), formatMoment(startedAt))}</SecondaryText>
          </Stack>
          <StateBadge reconciliation={reconciliation} />
        </Row>
        {state === "running" && <Progress reconciliation={reconciliation} />}
        {state === "done" && <Text $size="small">{text.comparedCount(compared)}</Text>}
        {failure !== null && <Text>{text.failures[failure]}</Text>}
        {state === "done" && findingCount > 0 && (
          <>
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              aria-label={isOpen ? text.hideLabel(days) : text.showLabel(days)}
              onClick={() => onToggle(!isOpen)}
            >
              {isOpen ? text.hideButton : text.showButton}
            </Button>
            {isOpen && <FindingList reconciliationId={reconciliationId} />}
          </>
        )}
      </Stack>
    </Card>
  );
}

function StateBadge({ reconciliation: { state, findingCount } }: { reconciliation: Reconciliation }) {
  if (state === "running") return <Badge tone="accent">{text.runningBadge}</Badge>;
  if (state === "failed") return <Badge tone="danger">{text.failedBadge}</Badge>;
  return findingCount === 0 ? (
    <Badge tone="success">{text.agreesBadge}</Badge>
  ) : (
    <Badge tone="warning">{text.findingCount(findingCount)}</Badge>
  );
}

function Progress({ reconciliation: { done, total } }: { reconciliation: Reconciliation }) {
  const words = total === null ? text.asking : text.progress(done, total);
  return (
    <Stack $gap={8}>
      <ProgressBar label={text.progressLabel} value={done} max={total ?? 1} valueText={words} />
      <Text $size="small">{words}</Text>
    </Stack>
  );
}
