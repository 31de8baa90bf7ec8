// The next events
export const allEventsLink = "All events";

// The member's own events
export const myEventsTitle = "My Events";
export const loadingMine = "Loading your events...";
export const emptyTitle = "You haven’t registered for anything yet";
export const nothingAheadTitle = "Nothing ahead at the moment";
export const emptyHint = "Events you register for appear here, with your ticket.";
export const findEventsLink = "Find an event";
export const upcomingTitle = "Upcoming";
export const pastTitle = "Past";
export const cancelledTitle = "Cancelled";

export const registered = "You’re registered";
export const wasRegistered = "You were registered";
export const seatHeld = "Seat held while you pay";
export const waitingAt = (position: number): string => `Number ${position} on the waiting list`;
export const seatOffered = "A seat is free for you";
export const youCancelled = "You gave up your seat";
export const eventCancelled = "This event is cancelled";
/** The seat was never theirs, or an admin has taken it back: what is told of the money says why. */
export const noSeat = "You have no seat";
export const takeSeatLink = "Take the seat";
export const takeSeatAt = (title: string): string => `Take the seat at ${title}`;
