import type { Event } from "../../schema/event/event.ts";
import { isWebAddress } from "../../schema/event/event-state.ts";

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
export function locationFor(storedLocation: string, { registration, canManage = false }: EventTie): string {
  const seesLink = canManage || registration?.status === "registered";
  return isWebAddress(storedLocation) && !seesLink ? ONLINE : storedLocation;
}

/** An event as somebody with this tie to it sees it. Visitors have none. */
export function eventView<Row extends StoredEvent>({ storedLocation, ...event }: Row, tie: EventTie = {}) {
  const location = locationFor(storedLocation, tie);
  const isHidden = location !== storedLocation;
  // Whoever plans an event may repeat the link there.
  const description = isHidden ? event.description.replaceAll(storedLocation.trim(), location) : event.description;
  return { ...event, description, location, isOnline: isWebAddress(storedLocation) };
}
