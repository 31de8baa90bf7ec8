import type { Event } from "../../../schema/event/event.ts";
import { isFull, isPast } from "../../../schema/event/event-state.ts";
import { isoTimeIn } from "../../platform/date.ts";

export interface JsonLdContext {
  /** The address of the event's page. */
  readonly url: string;
  /** Absolute addresses of the event's picture, in several sizes. */
  readonly images: readonly string[];
  readonly community: { readonly name: string; readonly timeZone: string };
  readonly siteUrl: string;
  readonly now: number;
}

/**
 * The event for search engines, as schema.org/Event. Search engines read a free event as one with the price 0. `SoldOut`
 * also describes an event for which nobody can register any more because it was cancelled or has begun.
 */
export function eventJsonLd(event: Event, context: JsonLdContext): Record<string, unknown> {
  const { url, images, community, siteUrl, now } = context;
  const at = (time: number) => isoTimeIn(community.timeZone, time);
  const isOver = event.isCancelled || isPast(event, now);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    ...(event.description && { description: event.description }),
    url,
    ...(images.length > 0 && { image: images }),
    startDate: at(event.eventDate),
    ...(event.endDate !== null && { endDate: at(event.endDate) }),
    ...statusOf(event, at),
    eventAttendanceMode: `https://schema.org/${event.isOnline ? "Online" : "Offline"}EventAttendanceMode`,
    location: locationOf(event, context),
    organizer: { "@type": "Organization", name: community.name, url: siteUrl },
    isAccessibleForFree: event.ticketPriceKobo === null,
    ...(event.maxAttendees !== null && { maximumAttendeeCapacity: event.maxAttendees }),
    offers: {
      "@type": "Offer",
      price: (event.ticketPriceKobo ?? 0) / 100,
      priceCurrency: event.currency,
      availability: `https://schema.org/${isOver || isFull(event) ? "SoldOut" : "InStock"}`,
      url,
    },
  };
}

function statusOf({ isCancelled, previousEventDate }: Event, at: (time: number) => string): Record<string, unknown> {
  if (isCancelled) return { eventStatus: "https://schema.org/EventCancelled" };
  if (previousEventDate === null) return { eventStatus: "https://schema.org/EventScheduled" };
  return { eventStatus: "https://schema.org/EventRescheduled", previousStartDate: at(previousEventDate) };
}

/** The place is one line of text. The page leads those who register to an event that is online. */
function locationOf(event: Event, { url, community }: JsonLdContext): Record<string, unknown> {
  if (event.isOnline) return { "@type": "VirtualLocation", url };
  const name = event.location || community.name;
  return { "@type": "Place", name, address: { "@type": "PostalAddress", streetAddress: name } };
}
