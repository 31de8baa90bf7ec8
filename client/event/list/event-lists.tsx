import { useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import type { Event } from "../../../schema/event/event.ts";
import { calendarPage } from "../../../schema/event/event-time.ts";
import { community } from "../../net/community.ts";
import { useSession } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { WeekPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Carousel } from "../../ui/layout/carousel.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Cluster, Grid, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { DateTile } from "../date-tile.tsx";
import { ownRegistrationsQuery } from "../event-queries.ts";
import * as text from "../event-text.ts";
import { ManageLink } from "../manage-link.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";
import { EventCard } from "./event-card.tsx";
import { gamesLink, noUpcomingHint } from "./list-text.ts";

interface Props {
  upcoming: readonly Event[];
  past: readonly Event[];
}

/** The events to come, the most recent past ones, and how to have all of them in a calendar. */
export function EventLists({ upcoming, past }: Props) {
  const tickets = useOwnTickets();
  return (
    <>
      <Cluster $gap={12}>
        <ButtonLink to="/events" variant="secondary" icon={<Search aria-hidden />}>
          {text.findLink}
        </ButtonLink>
        <ManageLink />
      </Cluster>
      {upcoming.length === 0 ? (
        <NoEvents />
      ) : (
        <Carousel>
          {upcoming.map((event) => (
            <EventCard key={event.eventId} event={event} ticketReference={tickets.get(event.eventId) ?? null} />
          ))}
        </Carousel>
      )}
      {past.length > 0 && <PastEvents events={past} />}
      <CalendarFeed />
    </>
  );
}

/** EVENT-73, EVENT-150: the references of the member’s tickets, by the ids of their events. */
function useOwnTickets(): ReadonlyMap<string, string> {
  const { status } = useSession();
  const { data } = useQuery({ ...ownRegistrationsQuery, enabled: status === "signed-in" });
  const mine = data?.registrations.filter(({ registration }) => registration.status === "registered") ?? [];
  return new Map(mine.map(({ event, registration }) => [event.eventId, registration.reference]));
}

const NoEvents = () => (
  <Card>
    <EmptyState
      picture={<WeekPicture />}
      title={text.noUpcoming}
      level={3}
      action={
        <ButtonLink to="/games" variant="secondary">
          {gamesLink}
        </ButtonLink>
      }
      hint={noUpcomingHint}
    />
  </Card>
);

const PastEvents = ({ events }: { events: readonly Event[] }) => (
  <Stack $gap={12}>
    <Heading level={3}>{text.pastTitle}</Heading>
    <Card $padding={4}>
      <Grid as="ul" $gap={4} $minWidth={280}>
        {events.map((event) => (
          <li key={event.eventId}>
            <ListRow
              to={`/event/${event.eventId}`}
              start={<DateTile {...calendarPage(event.eventDate, community.timeZone)} quiet />}
              title={event.title}
              detail={text.attended(event.currentAttendees)}
              quiet
              wrap
            />
          </li>
        ))}
      </Grid>
    </Card>
  </Stack>
);
