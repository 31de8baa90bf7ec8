import { useQuery } from "@tanstack/react-query";
import type { Event, OwnRegistration } from "../../../schema/event/event.ts";
import { calendarPage } from "../../../schema/event/event-time.ts";
import { ticketPath } from "../../../schema/ticket/ticket-path.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { community } from "../../net/community.ts";
import { DateTile } from "../../ui/badge/date-tile.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardLink } from "../../ui/layout/card-link.ts";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { EventFacts } from "../event-facts.tsx";
import { ownRegistrationsQuery } from "../event-queries.ts";
import * as text from "./mine-text.ts";

interface Mine {
  event: Event;
  registration: OwnRegistration;
}

/** The events for which the member is registered. */
export function MyEventsPanel() {
  const query = useQuery(ownRegistrationsQuery);
  if (!query.data) {
    return (
      <QueryState query={query} label={text.loadingMine}>
        <Stack>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      </QueryState>
    );
  }
  const { registrations } = query.data;
  return registrations.length === 0 ? <NoEvents /> : <Events registrations={registrations} />;
}

const Events = ({ registrations }: { registrations: readonly Mine[] }) => (
  <Stack as="ul">
    {registrations.map((mine) => (
      <li key={mine.registration.reference}>
        <EventRow {...mine} />
      </li>
    ))}
  </Stack>
);

const EventRow = ({ event, registration }: Mine) => (
  <Card $padding={16}>
    <Row $align="start" $gap={16}>
      <DateTile {...calendarPage(event.eventDate, community.timeZone)} />
      <Stack $gap={12} $align="start">
        <Heading level={2} size="lead">
          <CardLink to={`/event/${event.eventId}`}>{event.title}</CardLink>
        </Heading>
        <EventFacts event={event} compact />
        {registration.status === "registered" && (
          <ButtonLink
            to={ticketPath(event.eventId, registration.reference)}
            variant="secondary"
            aria-label={text.ticketOf(event.title)}
            style={{ position: "relative" }}
          >
            {text.ticketLink}
          </ButtonLink>
        )}
      </Stack>
    </Row>
  </Card>
);

const NoEvents = () => (
  <Card>
    <EmptyState
      picture={<DoorsPicture />}
      title={text.emptyTitle}
      action={<ButtonLink to="/#events">{text.findEventsLink}</ButtonLink>}
    >
      {text.emptyHint}
    </EmptyState>
  </Card>
);
