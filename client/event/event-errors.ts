import type { ErrorTexts } from "../frame/error-text.ts";
import type { ManageCode } from "./manage-errors.ts";

/** Those of forms and pictures come with the screens of managers. */
export const eventErrors: Omit<ErrorTexts<"event">, ManageCode> = {
  "event/not-found": { title: "Event not found", message: "It may have been removed. The home page lists all events." },
  "event/full": { title: "Event Full", message: "This event has reached maximum capacity" },
  "event/not-full": { title: "A seat is free", message: "You don’t have to wait: you can have a seat now." },
  // biome-ignore lint/plugin: the specification writes this apostrophe
  "event/already-registered": { title: "Already registered", message: "You're already registered for this event" },
  "event/not-registered": { title: "Not registered", message: "You’re not registered for this event." },
  "event/ended": { title: "Event Ended", message: "This event has already begun or is over." },
  "event/cancelled": { title: "Cancelled", message: "This event is cancelled." },
  "event/checked-in": {
    title: "You’re inside already",
    message: "Your ticket was let in at the door, so it can’t be cancelled anymore.",
  },
  "event/paid": { title: "Ticket needed", message: "Please buy a ticket for this event." },
};
