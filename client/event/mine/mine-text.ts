// The next events
export const allEventsLink = "All events";

// The member's own events
export const loadingMine = "Loading your events...";
export const emptyTitle = "You haven’t registered for anything yet";
export const emptyHint = "Events you register for appear here, with your ticket.";
export const findEventsLink = "Find an event";
export const ticketLink = "My ticket";
/** Tells the links of several events apart, and begins with what the link shows. */
export const ticketOf = (title: string): string => `My ticket for ${title}`;
