import { useQuery } from "@tanstack/react-query";
import type { OutputOf } from "../../../schema/endpoint.ts";
import type { listOwnReports } from "../../../schema/safety/api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { fullDateFormat } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { HelplineList } from "../helpline-panel.tsx";
import { reasonLabels } from "../safety-text.ts";
import { ownReportsQuery } from "./mine-queries.ts";
import * as text from "./mine-text.ts";

type OwnReport = OutputOf<typeof listOwnReports>["reports"][number];

const dateFormat = fullDateFormat();

const stateTones: Readonly<Record<OwnReport["state"], BadgeTone>> = {
  open: "neutral",
  taken: "accent",
  closed: "success",
};

function ReportCard({ report: { kind, reason, state, outcome, receiver, createdAt } }: { report: OwnReport }) {
  return (
    <Card as="li" $padding={16}>
      <Stack $gap={12}>
        <Cluster $gap={8} $justify="between">
          <Heading level={3}>{text.kindNames[kind]}</Heading>
          <Badge tone={stateTones[state]}>{text.stateNames[state]}</Badge>
        </Cluster>
        <Stack $gap={0}>
          <Text $size="small">{reasonLabels[reason]}</Text>
          <SecondaryText as="time" dateTime={new Date(createdAt).toISOString()}>
            {dateFormat.format(createdAt)}
          </SecondaryText>
          {text.receiverNames[receiver] !== undefined && <Text $size="small">{text.receiverNames[receiver]}</Text>}
        </Stack>
        {outcome !== "" && (
          <Stack $gap={4}>
            <Text $size="small" $weight={700}>
              {text.outcomeLabel}
            </Text>
            <MultilineText>{outcome}</MultilineText>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** What the member has reported, newest first, with how far it is and a leader's answer. */
export function MyReports() {
  const query = useQuery(ownReportsQuery);
  if (!query.data) {
    return (
      <QueryState query={query} label={text.loadingReports} level={3}>
        <SkeletonCard />
      </QueryState>
    );
  }
  const { reports, helplines } = query.data;
  if (reports.length === 0) return <EmptyState level={3} title={text.noReportsTitle} hint={text.noReportsHint} />;
  return (
    <Stack $gap={16}>
      <Stack as="ul" $gap={12}>
        {reports.map((report) => (
          <ReportCard key={report.reportId} report={report} />
        ))}
      </Stack>
      <HelplineList helplines={helplines} />
    </Stack>
  );
}
