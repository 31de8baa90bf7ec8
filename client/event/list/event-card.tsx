import type { Event } from "../../../schema/event/event.ts";
import { isFull } from "../../../schema/event/event-state.ts";
import { calendarPage } from "../../../schema/event/event-time.ts";
import { community } from "../../net/community.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
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
  isRegistered: boolean;
}

/** An event that is to come. */
export function EventCard({ event, isRegistered }: Props) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const tile = <DateTile {...calendarPage(event.eventDate, community.timeZone)} />;
  return (
    <MediaCard
      as="li"
      lit={isRegistered}
      media={
        <EventPoster event={event} sizes={SIZES} flush>
          {tile}
        </EventPoster>
      }
      footer={<div {...keptFocus}>{isRegistered ? <RegisteredFooter event={event} /> : <Action event={event} />}</div>}
    >
      <Heading level={3} size="lead">
        <CardLink to={`/event/${event.eventId}`}>{event.title}</CardLink>
      </Heading>
      <SecondaryText $lines={2}>{event.description}</SecondaryText>
      <EventFacts event={event} compact />
    </MediaCard>
  );
}

const RegisteredFooter = ({ event }: { event: Event }) => (
  <Cluster $justify="between">
    <Badge tone="success">{text.registered}</Badge>
    <ButtonLink to={`/event/${event.eventId}`} variant="quiet" aria-label={listText.detailsOf(event.title)}>
      {text.detailsLink}
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
