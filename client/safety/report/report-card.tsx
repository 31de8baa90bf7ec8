import { Link } from "react-router";
import { useMinute } from "../../frame/use-minute.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { ReportBadges } from "./report-badges.tsx";
import { ageOf } from "./report-clock.ts";
import type { ListedReport } from "./report-groups.ts";
import { type ReportFilter, reportPath } from "./report-place.ts";
import * as text from "./report-text.ts";
import { reporterName } from "./reporter-name.ts";

interface Props {
  report: ListedReport;
  filter: ReportFilter;
  level: 3 | 4;
}

/** One report in the list, as a link to it. */
export function ReportCard({ report, filter, level }: Props) {
  const { reportId, kind, reason, about, reporter, createdAt, asOf } = report;
  const now = useMinute();
  return (
    <Card as={Link} to={reportPath(reportId, { filter, asOf })} $padding={16} $pressable style={{ display: "block" }}>
      <Stack $gap={12}>
        <ReportBadges report={report} />
        <Stack $gap={4}>
          <Heading level={level} size="lead">
            {text.reasonLabels[reason]}
          </Heading>
          <Text as="div" $size="label">
            <NamesInSentence sentence={text.subjectOf[kind](about?.displayName ?? text.goneMember)} members={[about]} />
          </Text>
          <SecondaryText as="div">
            <NamesInSentence
              sentence={text.reportedBy(reporterName(report), ageOf(createdAt, now))}
              members={[reporter]}
            />
          </SecondaryText>
        </Stack>
      </Stack>
    </Card>
  );
}
