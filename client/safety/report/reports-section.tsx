import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { ReviewList, ReviewSection } from "../review-section.tsx";
import { ReportGroupCards } from "./report-group-cards.tsx";
import { groupReports } from "./report-groups.ts";
import type { ReportFilter } from "./report-place.ts";
import { reportsQuery } from "./report-queries.ts";
import * as text from "./report-text.ts";

/** Reports that need someone, those of them that are new to the reader, or closed ones. */
export const ReportsSection = () => (
  <ReviewSection<ReportFilter>
    name="reports"
    title={text.listTitle}
    hint={text.listHint}
    filterLabel={text.filterLabel}
    filters={[
      ["open", text.openFilter],
      ["new", text.newFilter],
      ["closed", text.closedFilter],
    ]}
    list={ReportList}
  />
);

const ReportList = ({ filter }: { filter: ReportFilter }) => (
  <ReviewList
    query={useInfiniteQuery(reportsQuery(filter))}
    entriesOf={groupReports}
    keyOf={([{ reportId }]) => reportId}
    label={text.listTitle}
    loadingLabel={text.loadingReports}
    moreButton={text.showMoreButton}
    empty={<NoReports filter={filter} />}
  >
    {(group) => <ReportGroupCards group={group} filter={filter} />}
  </ReviewList>
);

function NoReports({ filter }: { filter: ReportFilter }) {
  if (filter === "closed") return <EmptyState level={3} title={text.closedEmptyTitle} hint={text.closedEmptyHint} />;
  if (filter === "new") return <EmptyState level={3} title={text.newEmptyTitle} hint={text.newEmptyHint} />;
  return <EmptyState picture={<LampPicture />} level={3} title={text.openEmptyTitle} hint={text.openEmptyHint} />;
}
