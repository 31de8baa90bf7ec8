import type { Event } from "../../../schema/event/event.ts";
import { isFull } from "../../../schema/event/event-state.ts";
import { calendarPage } from "../../../schema/event/event-time.ts";
import { ticketPath } from "../../../schema/ticket/ticket-path.ts";
import { community } from "../../net/community.ts";
import { RefundLine } from "../../payment/refund-line-panel.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { useKeptFocus } from "../../ui/overlay/use-kept-focus.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { CardLink } from "../card-link.ts";
import { DateTile } from "../date-tile.tsx";
import { EventFacts } from "../event-facts.tsx";
import * as text from "../event-text.ts";
import { EventPoster } from "./event-poster.tsx";
import * as listText from "./list-text.ts";
import { MediaCard } from "./media-card.tsx";
import { useCardRegistration } from "./use-card-registration.ts";

/** The width of a card: see Carousel. */
const SIZES = "(min-width: 840px) 304px, min(86vw, 340px)";

interface Props {
  event: Event;
  /** Names the reader’s own ticket. Null if they are not registered. */
  ticketReference: string | null;
}

/** An event that is to come. */
export function EventCard({ event, ticketReference }: Props) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const tile = <DateTile {...calendarPage(event.eventDate, community.timeZone)} />;
  return (
    <MediaCard
      as="li"
      lit={ticketReference !== null}
      media={
        <EventPoster event={event} sizes={SIZES} flush>
          {tile}
        </EventPoster>
      }
      footer={
        <Stack $gap={8} {...keptFocus}>
          <RefundLine eventId={event.eventId} />
          {ticketReference === null ? (
            <Action event={event} />
          ) : (
            <RegisteredFooter event={event} ticketReference={ticketReference} />
          )}
        </Stack>
      }
    >
      <Heading level={3} size="lead">
        <CardLink to={`/event/${event.eventId}`}>{event.title}</CardLink>
      </Heading>
      <SecondaryText $lines={2}>{event.description}</SecondaryText>
      <EventFacts event={event} compact />
    </MediaCard>
  );
}

/** EVENT-150: that the member is registered, and the ticket. The whole card leads to the event’s page. */
const RegisteredFooter = ({ event, ticketReference }: { event: Event; ticketReference: string }) => (
  <Cluster $justify="between">
    <Badge tone="success">{text.registered}</Badge>
    <ButtonLink
      to={ticketPath(event.eventId, ticketReference)}
      variant="secondary"
      aria-label={text.ticketOf(event.title)}
    >
      {text.ticketButton}
    </ButtonLink>
  </Cluster>
);

/** What a press on the card does: register at once, or open the page where a ticket is bought. */
function Action({ event }: { event: Event }) {
  const { press, isBusy } = useCardRegistration(event);
  const to = `/event/${event.eventId}`;
  if (isFull(event)) {
    return (
      <ButtonLink to={to} variant="secondary" block aria-label={listText.fullOf(event.title)}>
        {text.eventFull}
      </ButtonLink>
    );
  }
  const isFree = event.ticketPriceKobo === null;
  return (
    <Button
      block
      busy={isBusy}
      onClick={press}
      aria-label={isFree ? listText.registerFor(event.title) : listText.buyFor(event.title)}
    >
      {isFree ? text.registerButton : text.buyButton}
    </Button>
  );
}
