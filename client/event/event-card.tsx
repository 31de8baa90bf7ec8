import type { Event } from "../../schema/event/event.ts";
import { isFull } from "../../schema/event/event-state.ts";
import { community } from "../net/community.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { EventFacts } from "./event-facts.tsx";
import * as text from "./event-text.ts";
import { eventDay } from "./event-time.ts";

const actionOf = (event: Event): string => {
  if (isFull(event)) return text.eventFull;
  return event.ticketPriceKobo === null ? text.registerButton : text.buyButton;
};

/** An event that is to come. */
export function EventCard({ event }: { event: Event }) {
  return (
    <Card as="li">
      <Stack $gap={16} $align="start">
        <Heading level={3}>{event.title}</Heading>
        <Text>{event.description}</Text>
        <EventFacts event={event} />
        <Cluster>
          <ButtonLink to={`/event/${event.eventId}`} variant={isFull(event) ? "secondary" : "primary"}>
            {actionOf(event)}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** An event that is over. */
export function PastEventCard({ event }: { event: Event }) {
  return (
    <Card as="li" $padding={16}>
      <Stack $gap={8}>
        <Heading level={4}>{event.title}</Heading>
        <Text $tone="muted" $size="small">
          {eventDay(event.eventDate, community.timeZone)}
        </Text>
        <Text $tone="muted" $size="small">
          {text.attended(event.currentAttendees)}
        </Text>
      </Stack>
    </Card>
  );
}
