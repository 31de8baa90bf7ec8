import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { MANAGED_EVENTS_PER_PAGE } from "../../../schema/event/manage-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { FilterChips } from "../../ui/field/filter-chips.tsx";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { readPage } from "../../ui/table/table-state.ts";
import { type ManagedFilter, managedEventsQuery } from "./manage-queries.ts";
import * as text from "./manage-text.ts";
import { ManagedEventRow } from "./managed-event-row.tsx";

const filters = [
  ["upcoming", text.upcomingFilter],
  ["past", text.pastFilter],
] as const;

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
function filterIn(search: URLSearchParams): ManagedFilter {
  return {
    page: readPage(search.get("page"), 10_000),
    when: search.get("when") === "past" ? "past" : "upcoming",
  };
}

const formPath = (eventId: string): string => `/events/manage/${eventId}`;

/** The events that the reader manages. `pathOf` is where each leads to: by default its form. */
export function ManagedEventsPanel({ pathOf = formPath }: { pathOf?: (eventId: string) => string }) {
  const [search, setSearch] = useSearchParams();
  const { page, when } = filterIn(search);
  const show = (next: ManagedFilter) =>
    setSearch({ ...(next.when === "past" && { when: "past" }), ...(next.page > 1 && { page: String(next.page) }) });
  const query = useQuery(managedEventsQuery({ page, when }));
  return (
    <Stack $gap={16}>
      <FilterChips
        label={text.whenLabel}
        options={filters}
        value={when}
        onChange={(each) => show({ page: 1, when: each })}
      />
      {query.data ? (
        <>
          {query.data.events.length === 0 && <NoEvents when={when} />}
          <Stack
            as="ul"
            aria-label={text.title}
            aria-busy={query.isPlaceholderData}
            $gap={4}
            style={{ marginInline: -12 }}
          >
            {query.data.events.map((event) => (
              <li key={event.eventId}>
                <ManagedEventRow event={event} to={pathOf(event.eventId)} />
              </li>
            ))}
          </Stack>
          <TablePager
            page={page}
            pageSize={MANAGED_EVENTS_PER_PAGE}
            rowCount={query.data.total}
            onPage={(next) => show({ page: next, when })}
          />
        </>
      ) : (
        <QueryState query={query} label={text.loadingList} rows={5} />
      )}
    </Stack>
  );
}

const NoEvents = ({ when }: Pick<ManagedFilter, "when">) =>
  when === "past" ? (
    <EmptyState title={text.emptyPastTitle} hint={text.emptyPastHint} />
  ) : (
    <EmptyState title={text.emptyTitle} picture={<DoorsPicture />} hint={text.emptyHint} />
  );
