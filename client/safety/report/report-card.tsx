import { Link } from "react-router";
import type { QueuedReport } from "../../../schema/safety/api.ts";
import { useMinute } from "../../frame/use-minute.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { ReportBadges } from "./report-badges.tsx";
import { ageOf } from "./report-clock.ts";
import * as text from "./report-text.ts";
import { reporterName } from "./reporter-name.ts";

/** One report in the list, as a link to it. */
export function ReportCard({ report }: { report: QueuedReport }) {
  const { reportId, kind, reason, about, createdAt } = report;
  const now = useMinute();
  return (
    <Card as={Link} to={`/safety/reports/${reportId}`} $padding={16} $pressable style={{ display: "block" }}>
      <Stack $gap={12}>
        <ReportBadges report={report} />
        <Stack $gap={4}>
          <Heading level={3} size="lead">
            {text.reasonLabels[reason]}
          </Heading>
          <Text $size="label">{text.subjectOf[kind](about?.displayName ?? text.goneMember)}</Text>
          <SecondaryText>{text.reportedBy(reporterName(report), ageOf(createdAt, now))}</SecondaryText>
        </Stack>
      </Stack>
    </Card>
  );
}
