import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import TicketIcon from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import type { Event } from "../../schema/event/event.ts";
import { isWebAddress } from "../../schema/event/event-state.ts";
import { eventDay, eventHours, readersTime, shortEventTime, zoneName } from "../../schema/event/event-time.ts";
import { community } from "../net/community.ts";
import { formatNaira } from "../ui/format/format.ts";
import { IconLines } from "../ui/text/icon-lines.tsx";
import * as text from "./event-text.ts";
import * as timeText from "./list/time-text.ts";

interface Props {
  event: Event;
  /** On a card: two lines each at most. */
  compact?: boolean;
}

/** When and where an event is, how many seats are taken and what it costs. */
export function EventFacts({ event, compact = false }: Props) {
  const items = [
    { name: text.when, icon: <Clock />, ...(compact ? cardTime(event) : pageTime(event)) },
    { name: text.where, icon: <MapPin />, value: compact ? event.location : placeOf(event) },
    { name: text.seats, icon: <Users />, value: seatsOf(event) },
    {
      name: text.price,
      icon: <TicketIcon />,
      value: event.ticketPriceKobo === null ? text.free : formatNaira(event.ticketPriceKobo),
    },
  ];
  return <IconLines items={items.filter(({ value }) => value !== "")} compact={compact} />;
}

/** EVENT-78: the server sends the link only to those who may see it. */
function placeOf({ location }: Event): ReactNode {
  if (!isWebAddress(location)) return location;
  return (
    <a href={location.trim()} target="_blank" rel="noopener noreferrer">
      {location}
    </a>
  );
}

/** EVENT-68, EVENT-69: on the event's page, with the name of the time zone. */
function pageTime(event: Event): { value: string; detail: string } {
  const { timeZone } = community;
  const [hours, zone] = [eventHours(event, timeZone), zoneName(timeZone)];
  const own = readersTime(event.eventDate, timeZone);
  return {
    value: eventDay(event.eventDate, timeZone),
    detail: own ? timeText.hoursInBothZones(hours, zone, own) : timeText.hoursInZone(hours, zone),
  };
}

/** EVENT-68, EVENT-69: on a card. The zone is named only where the reader's clock differs. */
function cardTime({ eventDate }: Event): { value: string; detail?: string } {
  const { timeZone } = community;
  const own = readersTime(eventDate, timeZone);
  return {
    value: shortEventTime(eventDate, timeZone),
    ...(own && { detail: timeText.ownTimeBeside(zoneName(timeZone), own) }),
  };
}

function seatsOf({ currentAttendees, maxAttendees, heldSeats }: Event): string {
  const registered = text.registeredOf(currentAttendees, maxAttendees);
  return heldSeats > 0 ? `${registered}, ${text.onHold(heldSeats)}` : registered;
}
