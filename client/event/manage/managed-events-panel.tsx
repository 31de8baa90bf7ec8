import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { MANAGED_EVENTS_PER_PAGE } from "../../../schema/event/manage-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { readPage } from "../../ui/table/table-state.ts";
import { type EventFilter, filterIn, isNarrowed } from "../find/event-filter.ts";
import { FilterFields } from "../find/filter-fields.tsx";
import { NothingFound } from "../find/nothing-found.tsx";
import { managedEventsQuery } from "./manage-queries.ts";
import * as text from "./manage-text.ts";
import { ManagedEventRow } from "./managed-event-row.tsx";

const formPath = (eventId: string): string => `/events/manage/${eventId}`;

/** The events that the reader manages. `pathOf` is where each leads to: by default its form. */
export function ManagedEventsPanel({ pathOf = formPath }: { pathOf?: (eventId: string) => string }) {
  const [address, setAddress] = useSearchParams();
  const filter = filterIn(address);
  const page = readPage(address.get("page"), 10_000);
  const query = useQuery(managedEventsQuery({ ...filter, page }));
  const showPage = (next: number) =>
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (next > 1) after.set("page", String(next));
      else after.delete("page");
      return after;
    });
  return (
    <Stack $gap={16}>
      <FilterFields when={filter.when} />
      {query.data ? (
        <>
          {query.data.events.length === 0 && <NoEvents filter={filter} />}
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
          <TablePager page={page} pageSize={MANAGED_EVENTS_PER_PAGE} rowCount={query.data.total} onPage={showPage} />
        </>
      ) : (
        <QueryState query={query} label={text.loadingList} rows={5} />
      )}
    </Stack>
  );
}

function NoEvents({ filter }: { filter: EventFilter }) {
  if (isNarrowed(filter)) return <NothingFound />;
  if (filter.when === "past") return <EmptyState title={text.emptyPastTitle} hint={text.emptyPastHint} />;
  return <EmptyState title={text.emptyTitle} picture={<DoorsPicture />} hint={text.emptyHint} />;
}
