import { formatNumber } from "../ui/format/format.ts";

// The section of the home page
export const pastTitle = "Past Events";
export const findLink = "Search all events";
export const noUpcoming = "No upcoming events at the moment";

// An event
/** "Registered" of a maximum, such as "12 / 40 registered". */
export const registeredOf = (registered: number, max: number | null): string =>
  max === null
    ? `${formatNumber(registered)} registered`
    : `${formatNumber(registered)} / ${formatNumber(max)} registered`;
/** Seats that are being paid for, or offered to someone on the waiting list. */
export const onHold = (count: number): string => `${formatNumber(count)} on hold`;
export const attended = (count: number): string => `${formatNumber(count)} attended`;
export const free = "Free";
export const registerButton = "Register";
export const buyButton = "Buy Ticket";
export const eventFull = "Event Full";
export const eventEnded = "Event Ended";
export const when = "When";
export const where = "Where";
export const price = "Price";
export const seats = "Seats";

// For those who manage events
export const newLink = "New event";
export const manageLink = "Manage event";
export const copyLink = "Duplicate";

// The event's own page
export const loadingEvent = "Loading event...";
export const registered = "You’re registered";
export const wasRegistered = "You were registered.";
export const signInNote = "You’ll come straight back to this event.";
export const signInButton = "Sign in to register";
export const ticketButton = "My ticket";
/** Tells the links of several events apart, and begins with what the link shows. */
export const ticketOf = (title: string): string => `My ticket for ${title}`;
export const cancelButton = "Cancel my registration";
export const cancelTitle = "Cancel your registration?";
export const cancelQuestion = "Your seat becomes free at once, and someone else may take it.";
export const cancelConfirm = "Cancel registration";
export const keepSeat = "Keep my seat";
export const attendeesTitle = "Who is coming";
export const pastAttendeesTitle = "Who was registered";
export const noAttendees = "Nobody has registered yet.";
export const noPastAttendees = "Nobody was registered.";
export const loadingAttendees = "Loading attendees...";
export const you = (name: string): string => `${name} (you)`;

// Toasts
export const registeredToast = {
  title: "Registration successful!",
  // biome-ignore lint/plugin: the specification writes this apostrophe
  message: "You've been registered for the event",
};
export const registrationFailed = {
  title: "Registration failed",
  message: "Failed to register for the event. Please try again.",
};
// On the event’s own page the specification writes their titles in another way.
export const registeredOnPage = { ...registeredToast, title: "Registration Successful" };
export const failedOnPage = { ...registrationFailed, title: "Registration Failed" };
export const alreadyOnPage = "Already Registered";
export const cancelledToast = { title: "Registration cancelled", message: "Your seat is free for someone else now." };
export const cancelFailed = { title: "Not cancelled", message: "Please try again." };
export const pleaseSignIn = { title: "Please sign in", message: "You need to sign in to register for events" };
export const pleaseSignInToBuy = { title: "Please sign in", message: "You need to sign in to purchase tickets" };
export const notFound = { title: "Event not found", message: "Here are the events that are coming up." };
