import type { ErrorTexts } from "../frame/error-text.ts";

export const eventErrors: ErrorTexts<"event"> = {
  "event/not-found": { title: "Event not found", message: "It may have been removed. The home page lists all events." },
  "event/full": { title: "Event Full", message: "This event has reached maximum capacity" },
  // biome-ignore lint/plugin: the specification writes this apostrophe
  "event/already-registered": { title: "Already registered", message: "You're already registered for this event" },
  "event/not-registered": { title: "Not registered", message: "You’re not registered for this event." },
  "event/ended": { title: "Event Ended", message: "This event has already begun or is over." },
  "event/cancelled": { title: "Cancelled", message: "This event is cancelled." },
  "event/paid": { title: "Ticket needed", message: "Please buy a ticket for this event." },
};
