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
import { FlaggedCard } from "./flagged-card.tsx";
import { type FlaggedFilter, flaggedListQuery } from "./flagged-queries.ts";
import * as text from "./flagged-text.ts";

const filters = [
  ["waiting", text.waitingFilter],
  ["reviewed", text.reviewedFilter],
] as const;

/** Flagged messages to review, or reviewed ones. The address says which. */
export function FlaggedSection() {
  const [search, setSearch] = useSearchParams();
  const filter: FlaggedFilter = search.get("show") === "reviewed" ? "reviewed" : "waiting";
  return (
    <SafetyPage visitKey="flagged">
      <Stack as="section" aria-labelledby="flagged" $gap={16}>
        {/* The selected tab above says the same. */}
        <VisuallyHidden as="h2" id="flagged">
          {text.listTitle}
        </VisuallyHidden>
        <Text $tone="muted">{text.listHint}</Text>
        <Cluster role="group" aria-label={text.filterLabel} $gap={8}>
          {filters.map(([value, label]) => (
            <ToggleChip
              key={value}
              pressed={filter === value}
              onClick={() => setSearch(value === "waiting" ? {} : { show: value }, { replace: true })}
            >
              {label}
            </ToggleChip>
          ))}
        </Cluster>
        <FlaggedList key={filter} filter={filter} />
      </Stack>
    </SafetyPage>
  );
}

function FlaggedList({ filter }: { filter: FlaggedFilter }) {
  const query = useInfiniteQuery(flaggedListQuery(filter));
  if (!query.data) return <QueryState query={query} label={text.loadingList} level={3} rows={3} />;
  const flagged = query.data.pages.flatMap((page) => page.flagged);
  if (flagged.length === 0) return <NothingFlagged filter={filter} />;
  return (
    <>
      <Stack as="ul" aria-label={text.listTitle} $gap={12}>
        {flagged.map((each) => (
          <li key={each.messageId}>
            <FlaggedCard flagged={each} />
          </li>
        ))}
      </Stack>
      <ShowMore query={query}>{text.showMoreButton}</ShowMore>
    </>
  );
}

function NothingFlagged({ filter }: { filter: FlaggedFilter }) {
  if (filter === "reviewed") {
    return <EmptyState level={3} title={text.reviewedEmptyTitle} hint={text.reviewedEmptyHint} />;
  }
  return <EmptyState picture={<LampPicture />} level={3} title={text.waitingEmptyTitle} hint={text.waitingEmptyHint} />;
}
