import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { QueryState } from "../../frame/query-state.tsx";
import { ShowMore } from "../../frame/show-more.tsx";
import { ToggleChip } from "../../ui/button/toggle-chip.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { SafetyPage } from "../safety-page.tsx";
import { ReportCard } from "./report-card.tsx";
import { type ReportFilter, reportsQuery } from "./report-queries.ts";
import * as text from "./report-text.ts";

const filters = [
  ["open", text.openFilter],
  ["closed", text.closedFilter],
] as const;

/** Reports that need someone, or closed ones. The address says which. */
export function ReportsSection() {
  const [search, setSearch] = useSearchParams();
  const filter: ReportFilter = search.get("show") === "closed" ? "closed" : "open";
  return (
    <SafetyPage visitKey="reports">
      <Stack as="section" aria-labelledby="reports" $gap={16}>
        {/* The selected tab above says the same. */}
        <VisuallyHidden as="h2" id="reports">
          {text.listTitle}
        </VisuallyHidden>
        <Text $tone="muted">{text.listHint}</Text>
        <Cluster role="group" aria-label={text.filterLabel} $gap={8}>
          {filters.map(([value, label]) => (
            <ToggleChip
              key={value}
              pressed={filter === value}
              onClick={() => setSearch(value === "open" ? {} : { show: value }, { replace: true })}
            >
              {label}
            </ToggleChip>
          ))}
        </Cluster>
        <ReportList key={filter} filter={filter} />
      </Stack>
    </SafetyPage>
  );
}

function ReportList({ filter }: { filter: ReportFilter }) {
  const query = useInfiniteQuery(reportsQuery(filter));
  if (!query.data) return <QueryState query={query} label={text.loadingReports} level={3} rows={3} />;
  const reports = query.data.pages.flatMap((page) => page.reports);
  if (reports.length === 0) return <NoReports filter={filter} />;
  return (
    <>
      <Stack as="ul" aria-label={text.listTitle} $gap={12}>
        {reports.map((report) => (
          <li key={report.reportId}>
            <ReportCard report={report} />
          </li>
        ))}
      </Stack>
      <ShowMore query={query}>{text.showMoreButton}</ShowMore>
    </>
  );
}

function NoReports({ filter }: { filter: ReportFilter }) {
  if (filter === "closed") return <EmptyState level={3} title={text.closedEmptyTitle} hint={text.closedEmptyHint} />;
  return <EmptyState picture={<LampPicture />} level={3} title={text.openEmptyTitle} hint={text.openEmptyHint} />;
}
