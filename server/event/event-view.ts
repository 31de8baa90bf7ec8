import type { Event } from "../../schema/event/event.ts";
import { isWebAddress } from "../../schema/event/event-state.ts";
import { replaceMeetingLinks } from "../safety/safety.ts";

/** An event as it is stored. Its place may be a link, so no reply has it before `eventView` has decided about it. */
export interface StoredEvent extends Omit<Event, "location" | "isOnline"> {
  readonly storedLocation: string;
}

/** What somebody has to do with an event. */
export interface EventTie {
  /** Their own registration, if there is one. */
  readonly registration?: { readonly status: string } | null;
  /** They manage the event. */
  readonly canManage?: boolean;
}

/** The place of an online event for everyone who may not see its link. */
const ONLINE = "Online";

/** EVENT-78: the link of an online event is for those who are registered, and for those who manage the event. */
const seesLink = ({ registration, canManage = false }: EventTie): boolean =>
  canManage || registration?.status === "registered";

/** ENGAGE-20, EVENT-81: a place that is a link, or has a link to a meeting in it. */
const isOnlinePlace = (location: string): boolean =>
  isWebAddress(location) || replaceMeetingLinks(location, "") !== location;

/** EVENT-78, EVENT-81: the place of an event for somebody with this tie to it. */
export const locationFor = (storedLocation: string, tie: EventTie): string =>
  isOnlinePlace(storedLocation) && !seesLink(tie) ? ONLINE : storedLocation;

/** The place of an event that somebody sees, as it may be shown wherever they see it: without the link that is only for them. */
export const placeForEveryone = ({ location, isOnline }: Pick<Event, "location" | "isOnline">): string =>
  isOnline ? ONLINE : location;

/** An event as somebody with this tie to it sees it. Visitors have none. */
export function eventView<Row extends StoredEvent>({ storedLocation, ...event }: Row, tie: EventTie = {}) {
  const location = locationFor(storedLocation, tie);
  const isOnline = isOnlinePlace(storedLocation);
  const description = seesLink(tie)
    ? event.description
    : withoutLinks(event.description, isOnline ? storedLocation : "");
  return { ...event, description, location, isOnline };
}

/** Whoever plans an event may repeat the link there. */
function withoutLinks(description: string, onlinePlace: string): string {
  const place = onlinePlace.trim();
  return replaceMeetingLinks(place === "" ? description : description.replaceAll(place, ONLINE), ONLINE);
}
