import type { Translates } from "../../../schema/language/translation.ts";

// The next events
export const allEventsLink = "All events";

// The member's own events
export const myEventsTitle = "My Events";
export const loadingMine = "Your events dey load...";
export const emptyTitle = "You never register for anything yet";
export const nothingAheadTitle = "Nothing dey come for now";
export const emptyHint = "The events wey you register for go show here, with your ticket.";
export const findEventsLink = "Find event";
export const upcomingTitle = "Dey come";
export const pastTitle = "Don pass";
export const cancelledTitle = "Cancelled";

export const registered = "You don register";
export const wasRegistered = "You register for am";
export const seatHeld = "Seat dey kept as you dey pay";
export const waitingAt = (position: number): string => `Number ${position} for the waiting list`;
export const seatOffered = "One seat don open for you";
export const youCancelled = "You give up your seat";
export const eventCancelled = "Dem don cancel this event";
/** The seat was never theirs, or an admin has taken it back: what is told of the money says why. */
export const noSeat = "You no get seat";
export const takeSeatLink = "Take the seat";
export const takeSeatAt = (title: string): string => `Take the seat for ${title}`;

export type Holds = Translates<typeof import("./mine-text.ts"), typeof import("./mine-text.pcm.ts")>;
