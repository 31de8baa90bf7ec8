import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"event"> = {
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
  "event/changed": { title: "Changed meanwhile", message: "Someone else has changed this event." },
  "event/max-too-low": { title: "Too few seats", message: "More seats than that are taken." },
  "event/price-fixed": { title: "Price is fixed", message: "Someone has registered for it." },
  "event/has-registrations": {
    title: "Someone has registered",
    message: "So this event can only be cancelled.",
  },
  "event/no-payments": {
    title: "Tickets can’t be sold",
    message: "Payments aren’t set up on this server, so its events are free.",
  },
  "event/repeated-before": {
    title: "Already repeated",
    message: "An event with this title already begins at each of these times.",
  },
  "event/image-unreadable": { title: "Upload Error", message: "Please choose a JPEG, PNG or WebP picture that opens." },
  "event/image-too-many-pixels": {
    title: "Upload Error",
    message: "Please choose a picture of at most 12,000 × 12,000 pixels.",
  },
  "event/image-too-small": {
    title: "Upload Error",
    message: "Please choose a picture of at least 640 × 360 pixels.",
  },
  "event/image-not-found": { title: "Upload Error", message: "Please choose the picture again." },
};
