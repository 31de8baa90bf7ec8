import { useQuery } from "@tanstack/react-query";
import type { Event } from "../../../schema/event/event.ts";
import { calendarPage, shortEventTime } from "../../../schema/event/event-time.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { community } from "../../net/community.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { DateTile } from "../date-tile.tsx";
import { noUpcoming } from "../event-text.ts";
import { eventsQuery } from "../list/events-query.ts";
import { loadingEvents, upcomingTitle } from "../list/panel-text.ts";
import * as text from "./mine-text.ts";

/** Up to this many, as specified for the dashboard. */
const SHOWN = 3;

/** The next events, soonest first, with a link to all of them. */
export function UpcomingPanel() {
  const query = useQuery(eventsQuery);
  return (
    <Panel
      title={upcomingTitle}
      action={
        <ButtonLink to="/events" variant="quiet">
          {text.allEventsLink}
        </ButtonLink>
      }
    >
      {query.isSuccess ? (
        <NextEvents events={query.data.upcoming.slice(0, SHOWN)} />
      ) : (
        <QueryState query={query} label={loadingEvents} level={3} rows={SHOWN} />
      )}
    </Panel>
  );
}

function NextEvents({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return <Text $tone="muted">{noUpcoming}</Text>;
  return (
    <Stack as="ul" $gap={4} style={{ marginInline: -12 }}>
      {events.map(({ eventId, title, eventDate, location }) => (
        <li key={eventId}>
          <ListRow
            to={`/event/${eventId}`}
            start={<DateTile {...calendarPage(eventDate, community.timeZone)} />}
            title={title}
            detail={[shortEventTime(eventDate, community.timeZone), location].filter(Boolean).join(" · ")}
            detailLines={3}
            wrap
          />
        </li>
      ))}
    </Stack>
  );
}
