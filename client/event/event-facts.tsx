import type { Event } from "../../schema/event/event.ts";
import { community } from "../net/community.ts";
import { formatNaira } from "../ui/format/format.ts";
import { DescriptionList } from "../ui/text/description-list.tsx";
import * as text from "./event-text.ts";
import { eventClock, eventDay } from "./event-time.ts";

/** When and where an event is, what it costs and how many seats are taken. */
export function EventFacts({ event }: { event: Event }) {
  const { timeZone } = community;
  const items = [
    { name: text.when, value: `${eventDay(event.eventDate, timeZone)}, ${eventClock(event.eventDate, timeZone)}` },
    { name: text.where, value: event.location },
    { name: text.price, value: event.ticketPriceKobo === null ? text.free : formatNaira(event.ticketPriceKobo) },
    { name: text.seats, value: seatsOf(event) },
  ];
  return <DescriptionList items={items} />;
}

function seatsOf({ currentAttendees, maxAttendees, heldSeats }: Event): string {
  const registered = text.registeredOf(currentAttendees, maxAttendees);
  return heldSeats > 0 ? `${registered}, ${text.beingPaid(heldSeats)}` : registered;
}
