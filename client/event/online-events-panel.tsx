import { useQuery } from "@tanstack/react-query";
import type { Event } from "../../schema/event/event.ts";
import { calendarPage, shortEventTime } from "../../schema/event/event-time.ts";
import { QueryState } from "../frame/query-state.tsx";
import { community } from "../net/community.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { DoorsPicture } from "../ui/illustration/doors-picture.tsx";
import { Card } from "../ui/layout/card.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { DateTile } from "./date-tile.tsx";
import { eventsQuery } from "./list/events-query.ts";
import * as text from "./list/online-text.ts";
import { loadingEvents } from "./list/panel-text.ts";

/** ENGAGE-20: the coming events that are online, with links to their pages. */
export const OnlineEventsPanel = () => (
  <Stack as="section" aria-labelledby="online-events" $gap={16}>
    <Heading id="online-events" level={2}>
      {text.onlineTitle}
    </Heading>
    <Card $padding={8}>
      <OnlineEvents />
    </Card>
  </Stack>
);

function OnlineEvents() {
  const query = useQuery(eventsQuery);
  if (!query.data) return <QueryState query={query} label={loadingEvents} level={3} rows={2} />;
  const online = query.data.upcoming.filter((event) => event.isOnline && !event.isCancelled);
  if (online.length === 0) {
    return (
      <EmptyState
        picture={<DoorsPicture />}
        title={text.noOnline}
        level={3}
        action={
          <ButtonLink to="/events" variant="secondary">
            {text.allEventsLink}
          </ButtonLink>
        }
        hint={text.noOnlineHint}
      />
    );
  }
  return (
    <ul>
      {online.map((event) => (
        <li key={event.eventId}>
          <OnlineEvent event={event} />
        </li>
      ))}
    </ul>
  );
}

const OnlineEvent = ({ event }: { event: Event }) => (
  <ListRow
    to={`/event/${event.eventId}`}
    start={<DateTile {...calendarPage(event.eventDate, community.timeZone)} />}
    title={event.title}
    detail={shortEventTime(event.eventDate, community.timeZone)}
    wrap
  />
);
