import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { ReviewList, ReviewSection } from "../review-section.tsx";
import { ReportCard } from "./report-card.tsx";
import { type ReportFilter, reportsQuery } from "./report-queries.ts";
import * as text from "./report-text.ts";

/** Reports that need someone, or closed ones. */
export const ReportsSection = () => (
  <ReviewSection<ReportFilter>
    name="reports"
    title={text.listTitle}
    hint={text.listHint}
    filterLabel={text.filterLabel}
    filters={[
      ["open", text.openFilter],
      ["closed", text.closedFilter],
    ]}
    list={ReportList}
  />
);

const ReportList = ({ filter }: { filter: ReportFilter }) => (
  <ReviewList
    query={useInfiniteQuery(reportsQuery(filter))}
    entriesOf={({ reports }) => reports}
    keyOf={({ reportId }) => reportId}
    label={text.listTitle}
    loadingLabel={text.loadingReports}
    moreButton={text.showMoreButton}
    empty={<NoReports filter={filter} />}
  >
    {(report) => <ReportCard report={report} />}
  </ReviewList>
);

function NoReports({ filter }: { filter: ReportFilter }) {
  if (filter === "closed") return <EmptyState level={3} title={text.closedEmptyTitle} hint={text.closedEmptyHint} />;
  return <EmptyState picture={<LampPicture />} level={3} title={text.openEmptyTitle} hint={text.openEmptyHint} />;
}
