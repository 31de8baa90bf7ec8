import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"event"> = {
  "event/not-found": {
    title: "We no see the event",
    message: "E fit be say dem don remove am. All events dey the home page.",
  },
  "event/full": { title: "Event Don Full", message: "This event no fit take more people again" },
  "event/not-full": { title: "One seat dey free", message: "You no need wait: you fit get seat now." },
  "event/already-registered": { title: "You don register", message: "You don already register for this event" },
  "event/not-registered": { title: "You never register", message: "You never register for this event." },
  "event/ended": { title: "Event Don End", message: "This event don start already, or e don finish." },
  "event/cancelled": { title: "Cancelled", message: "Dem don cancel this event." },
  "event/checked-in": {
    title: "You don dey inside already",
    message: "Dem don check your ticket for the door, so you no fit cancel am again.",
  },
  "event/paid": { title: "You need ticket", message: "Abeg buy ticket for this event." },
  "event/changed": { title: "E don change", message: "Somebody else don change this event." },
  "event/max-too-low": { title: "The seats too small", message: "People don take pass that number of seats." },
  "event/price-fixed": { title: "Price no fit change", message: "Somebody don register for am." },
  "event/has-registrations": {
    title: "Somebody don register",
    message: "So you fit only cancel this event.",
  },
  "event/no-payments": {
    title: "Tickets no fit sell",
    message: "Payment never dey set up for this server, so all the events na free.",
  },
  "event/repeated-before": {
    title: "E don repeat already",
    message: "One event with this title dey start already for each of these times.",
  },
  "event/image-unreadable": {
    title: "Upload no work",
    message: "Abeg choose JPEG, PNG or WebP picture wey fit open.",
  },
  "event/image-too-many-pixels": {
    title: "Upload no work",
    message: "Abeg choose picture wey no pass 12,000 × 12,000 pixels.",
  },
  "event/image-too-small": {
    title: "Upload no work",
    message: "Abeg choose picture wey reach 640 × 360 pixels.",
  },
  "event/image-not-found": { title: "Upload no work", message: "Abeg choose the picture again." },
};

export type Holds = Translates<typeof import("./event-errors.ts"), typeof import("./event-errors.pcm.ts")>;
