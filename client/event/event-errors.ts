import type { ErrorTexts } from "../frame/error-text.ts";

export const eventErrors: ErrorTexts<"event"> = {
  "event/not-found": { title: "Event not found", message: "It may have been removed. The home page lists all events." },
  "event/full": { title: "Event Full", message: "This event has reached maximum capacity" },
  "event/not-full": { title: "A seat is free", message: "You don’t have to wait: you can have a seat now." },
  // biome-ignore lint/plugin: the specification writes this apostrophe
  "event/already-registered": { title: "Already registered", message: "You're already registered for this event" },
  "event/not-registered": { title: "Not registered", message: "You’re not registered for this event." },
  "event/ended": { title: "Event Ended", message: "This event has already begun or is over." },
  "event/cancelled": { title: "Cancelled", message: "This event is cancelled." },
  "event/changed": {
    title: "Changed meanwhile",
    message: "Somebody else has changed this event. Your entries are still here.",
  },
  "event/max-too-low": {
    title: "Too few seats",
    message: "More seats are taken than you allow. Please allow more, or cancel the event.",
  },
  "event/price-fixed": {
    title: "Price is fixed",
    message: "Somebody has registered, so the price can’t change any more.",
  },
  "event/has-registrations": {
    title: "Somebody has registered",
    message: "This event can only be cancelled, because somebody has registered for it.",
  },
  "event/image-unreadable": {
    title: "Not a picture",
    message: "We can’t read this picture. Please choose a JPEG, PNG or WebP photo that opens on your device.",
  },
  "event/image-too-many-pixels": {
    title: "Too large",
    message: "This picture has too many pixels. Please choose one of at most 12,000 pixels on each side.",
  },
  "event/image-too-small": {
    title: "Too small",
    message: "This picture would look blurred. Please choose one of at least 640 × 360 pixels.",
  },
  "event/image-not-found": {
    title: "Picture is gone",
    message: "This picture was removed. Please choose it again.",
  },
  "event/paid": { title: "Ticket needed", message: "Please buy a ticket for this event." },
};
