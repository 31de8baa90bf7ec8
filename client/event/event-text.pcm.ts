import type { Translates } from "../../schema/language/translation.ts";
import { formatNumber } from "../ui/format/format.ts";

// The section of the home page
export const pastTitle = "Events Wey Don Pass";
export const findLink = "Search all events";
export const noUpcoming = "No event dey come for now";

// An event
/** "12 / 40 don register". */
export const registeredOf = (registered: number, max: number | null): string =>
  max === null
    ? `${formatNumber(registered)} don register`
    : `${formatNumber(registered)} / ${formatNumber(max)} don register`;
/** Seats that are being paid for, or offered to someone on the waiting list. */
export const onHold = (count: number): string => `${formatNumber(count)} on hold`;
export const attended = (count: number): string => `${formatNumber(count)} come`;
export const free = "Free";
export const registerButton = "Register";
export const buyButton = "Buy Ticket";
export const eventFull = "Event Don Full";
export const eventEnded = "Event Don End";
export const when = "When";
export const where = "Where";
export const price = "Price";
export const seats = "Seats";

// For those who manage events
export const newLink = "New event";
export const manageLink = "Manage event";
export const copyLink = "Duplicate";

// The event's own page
export const loadingEvent = "The event dey load...";
export const registered = "You don register";
export const wasRegistered = "You register for am.";
export const signInNote = "You go come straight back to this event.";
export const signInButton = "Sign in to register";
export const ticketButton = "My ticket";
/** Begins with what the link shows. */
export const ticketOf = (title: string): string => `My ticket for ${title}`;
export const cancelButton = "Cancel my registration";
export const cancelTitle = "Cancel your registration?";
export const cancelQuestion = "Your seat go free now now, and somebody else fit take am.";
export const cancelConfirm = "Cancel registration";
export const keepSeat = "Keep my seat";
export const attendeesTitle = "Who dey come";
export const pastAttendeesTitle = "Who register";
export const noAttendees = "Nobody don register yet.";
export const noPastAttendees = "Nobody register.";
export const loadingAttendees = "The people dey load...";
export const you = (name: string): string => `${name} (you)`;

// Toasts
export const registeredToast = {
  title: "Registration don work!",
  message: "You don register for the event",
};
export const registrationFailed = {
  title: "Registration no work",
  message: "We no fit register you for the event. Abeg try am again.",
};
export const registeredOnPage = { ...registeredToast, title: "Registration Don Work" };
export const failedOnPage = { ...registrationFailed, title: "Registration No Work" };
export const alreadyOnPage = "You Don Register Already";
export const cancelledToast = {
  title: "Registration don cancel",
  message: "Your seat don free for somebody else now.",
};
export const cancelFailed = { title: "E no cancel", message: "Abeg try am again." };
export const pleaseSignIn = { title: "Abeg sign in", message: "You need sign in before you fit register for events" };
export const pleaseSignInToBuy = { title: "Abeg sign in", message: "You need sign in before you fit buy tickets" };
export const notFound = { title: "We no see the event", message: "See the events wey dey come here." };

export type Holds = Translates<typeof import("./event-text.ts"), typeof import("./event-text.pcm.ts")>;
