import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { ReviewList, ReviewSection } from "../review-section.tsx";
import { FlaggedCard } from "./flagged-card.tsx";
import { type FlaggedFilter, flaggedListQuery } from "./flagged-queries.ts";
import * as text from "./flagged-text.ts";

/** Flagged messages to review, or reviewed ones. */
export const FlaggedSection = () => (
  <ReviewSection<FlaggedFilter>
    name="flagged"
    title={text.listTitle}
    hint={text.listHint}
    filterLabel={text.filterLabel}
    filters={[
      ["waiting", text.waitingFilter],
      ["reviewed", text.reviewedFilter],
    ]}
    list={FlaggedList}
  />
);

const FlaggedList = ({ filter }: { filter: FlaggedFilter }) => (
  <ReviewList
    query={useInfiniteQuery(flaggedListQuery(filter))}
    entriesOf={(pages) => pages.flatMap(({ flagged }) => flagged)}
    keyOf={({ messageId }) => messageId}
    label={text.listTitle}
    loadingLabel={text.loadingList}
    moreButton={text.showMoreButton}
    empty={<NothingFlagged filter={filter} />}
  >
    {(flagged) => <FlaggedCard flagged={flagged} />}
  </ReviewList>
);

function NothingFlagged({ filter }: { filter: FlaggedFilter }) {
  if (filter === "reviewed") {
    return <EmptyState level={3} title={text.reviewedEmptyTitle} hint={text.reviewedEmptyHint} />;
  }
  return <EmptyState picture={<LampPicture />} level={3} title={text.waitingEmptyTitle} hint={text.waitingEmptyHint} />;
}
