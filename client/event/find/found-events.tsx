import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Event } from "../../../schema/event/event.ts";
import { isFull } from "../../../schema/event/event-state.ts";
import { calendarPage, shortEventTime } from "../../../schema/event/event-time.ts";
import { searchEvents } from "../../../schema/event/search-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { ShowMore } from "../../frame/show-more.tsx";
import { community } from "../../net/community.ts";
import { call } from "../../net/http/http.ts";
import { byCursor } from "../../net/query/by-cursor.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { formatNaira } from "../../ui/format/format.ts";
import { WeekPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { DateTile } from "../date-tile.tsx";
import * as eventText from "../event-text.ts";
import { eventsKey } from "../events-key.ts";
import { gamesLink, noUpcomingHint } from "../list/list-text.ts";
import { type EventFilter, isNarrowed } from "./event-filter.ts";
import * as text from "./find-text.ts";
import { NothingFound } from "./nothing-found.tsx";

const foundEventsQuery = (filter: EventFilter) =>
  infiniteQueryOptions({
    queryKey: [...eventsKey, "found", filter],
    queryFn: ({ signal, pageParam: after }) => call(searchEvents, { query: { ...filter, after }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  });

/** EVENT-132: the published events that fulfil the filter, page after page. */
export function FoundEvents({ filter }: { filter: EventFilter }) {
  const query = useInfiniteQuery(foundEventsQuery(filter));
  if (!query.data) return <QueryState query={query} label={text.loading} rows={6} />;
  const events = query.data.pages.flatMap((page) => page.events);
  return (
    <Stack $gap={16} aria-busy={query.isPlaceholderData}>
      <Card $padding={8}>
        {events.length === 0 ? (
          <NoEvents filter={filter} />
        ) : (
          <ul aria-label={text.listLabel}>
            {events.map((event) => (
              <li key={event.eventId}>
                <FoundEvent event={event} isPast={filter.when === "past"} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <ShowMore query={query}>{text.moreButton}</ShowMore>
    </Stack>
  );
}

const FoundEvent = ({ event, isPast }: { event: Event; isPast: boolean }) => (
  <ListRow
    to={`/event/${event.eventId}`}
    start={<DateTile {...calendarPage(event.eventDate, community.timeZone)} quiet={isPast} />}
    title={
      <Cluster as="span" $gap={8}>
        {event.title}
        {!isPast && isFull(event) && <Badge tone="neutral">{text.soldOut}</Badge>}
      </Cluster>
    }
    detail={detailOf(event, isPast)}
    detailLines={3}
    wrap
  />
);

function detailOf(event: Event, isPast: boolean): string {
  const price = event.ticketPriceKobo === null ? eventText.free : formatNaira(event.ticketPriceKobo);
  const last = isPast ? eventText.attended(event.currentAttendees) : price;
  return [shortEventTime(event.eventDate, community.timeZone), event.location, last]
    .filter((part) => part !== "")
    .join(" · ");
}

function NoEvents({ filter }: { filter: EventFilter }) {
  if (isNarrowed(filter)) return <NothingFound />;
  if (filter.when === "past") return <EmptyState title={text.noPast} hint={text.noPastHint} />;
  const isWeek = filter.when === "week";
  return (
    <EmptyState
      picture={<WeekPicture />}
      title={isWeek ? text.noneThisWeek : eventText.noUpcoming}
      hint={isWeek ? text.noneThisWeekHint : noUpcomingHint}
      action={
        <ButtonLink to={isWeek ? "/events" : "/games"} variant="secondary">
          {isWeek ? text.upcomingLink : gamesLink}
        </ButtonLink>
      }
    />
  );
}
