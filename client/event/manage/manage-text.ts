import { countOf } from "../../ui/format/format.ts";

// The list
export const title = "Manage events";
export const newButton = "New event";
export const loadingList = "Loading events...";
export const emptyTitle = "No events here yet";
export const emptyHint = "Create the first one: it appears on the home page as soon as you publish it.";
export const emptyPastTitle = "No past events";
export const emptyPastHint = "Events move here once they have begun.";
export const hiddenBadge = "Hidden";
export const cancelledBadge = "Cancelled";
export const fullBadge = "Full";
export const waitingCount = (count: number): string => `${count} waiting`;

// The form
export const newTitle = "New event";
export const editTitle = "Edit event";
export const loadingEvent = "Loading event...";
export const backLink = "All events";
export const viewLink = "View event";
export const copyTitle = "Duplicate event";
export const copyNote = "Everything is filled in from that event, a week later. Nobody is registered for the new one.";
export const aboutSection = "About";
export const titleLabel = "Title";
export const titleRequired = "Please enter a title.";
export const descriptionLabel = "Description";
export const descriptionHint = "What happens, for whom, and what to bring.";
export const typeLegend = "Kind of event";

export const placeSection = "When and where";
export const startLabel = "Starts";
export const startRequired = "Please choose a day and a time.";
export const endLabel = "Ends (optional)";
export const zoneHint = (zone: string, timeZone: string, clock: string): string =>
  `All times are in ${zone} (${timeZone}), where it is ${clock} now.`;
export const movedHint = "If you change the date, everybody with a seat is notified.";
export const locationLabel = "Location";
export const locationHint =
  "An address people can find, or the name of the place. If it’s online, only the link: people see it once they’re registered.";

export const seatsSection = "Seats and price";
export const maxLabel = "Maximum number of people";
export const maxHint = "Leave it empty for no limit.";
export const priceLegend = "Price";
export const freeLabel = "Free";
export const freeHint = "Members register with one tap.";
export const paidLabel = "Paid";
export const paidHint = "Members buy a ticket in Naira.";
export const priceLabel = "Ticket price in Naira (₦)";
export const priceFixedHint = "Someone has registered, so the price stays as it is.";

export const imageSection = "Picture";
export const imageLabel = "Choose a picture";
export const imageHint =
  "JPEG, PNG or WebP, at most 8 MB, at least 640 × 360 pixels. We crop it to a wide shape and remove where it was taken.";
export const imagePreview = "The picture as members will see it";
export const imageRemoveButton = "Remove picture";

export const visibilityLegend = "Who sees it";
export const publishedLabel = "Published";
export const publishedHint = "On the home page for everyone.";
export const hiddenLabel = "Hidden";
export const hiddenHint = "Only for you and the admins, until you publish it.";

export const createButton = "Create event";
export const saveButton = "Save changes";
export const createdToast = { title: "Event created successfully" };
export const updatedToast = { title: "Event updated successfully" };
export const deletedToast = { title: "Event deleted successfully" };
export const createFailed = { title: "Error", message: "Failed to create event" };
export const updateFailed = { title: "Error", message: "Failed to update event" };
export const deleteFailed = { title: "Error", message: "Failed to delete event" };
export const uploadFailed = { title: "Upload Error", message: "Failed to upload image" };

// Two editors
export const changedTitle = "Someone else has changed this event";
export const changedImage = "another picture";
export const changedSameHint = "They changed nothing that this form shows.";
/** The names of the fields in the notice. */
export const fieldNames: Readonly<Record<string, string>> = {
  title: titleLabel,
  description: descriptionLabel,
  eventType: typeLegend,
  eventDate: startLabel,
  endDate: "End",
  location: locationLabel,
  maxAttendees: maxLabel,
  isPaid: "Free or paid",
  ticketPriceKobo: priceLegend,
  isActive: visibilityLegend,
  imageName: imageSection,
};

// Repeating an event
export const repeatSection = "Repeat this event";
export const repeatHint = "Adds the same event on later dates. You can change or cancel each of them on its own.";
export const repeatButton = "Repeat event";
export const repeatTitle = "Repeat this event";
export const rhythmLegend = "How often";
export const rhythmLabels = { week: "Every week", "two-weeks": "Every two weeks", month: "Every month" } as const;
export const monthHint = "Monthly means on the same weekday, such as every second Friday.";
export const untilLegend = "For how long";
export const countOption = "A number of times";
export const lastDayOption = "Until a day";
export const countLabel = "How many events (1 to 12)";
export const countRequired = "Please enter a whole number from 1 to 12.";
export const lastDayLabel = "Last day";
export const lastDayRequired = "Please choose a day.";
export const datesTitle = "New events on";
export const noDates = "There’s no date to show yet.";
export const mostDates = "That’s as many as we create at once. Repeat the last one to go on.";
export const repeatConfirm = "Create events";
export const notNow = "Not now";
export const repeatedToast = (count: number) => ({ title: `${countOf(count, "event", "events")} created` });
export const repeatFailed = { title: "Error", message: "Failed to repeat event" };

// Ending an event
export const endSection = "End this event";
export const cancelledTitle = "This event is cancelled";
export const cancelButton = "Cancel event";
export const cancelTitle = "Cancel this event?";
const peopleText = (seats: number, waiting: number): string => {
  const waitingText = waiting > 0 ? ` and ${countOf(waiting, "person", "people")} on the waiting list` : "";
  return `${countOf(seats, "person", "people")} with a seat${waitingText}`;
};
export const cancelEffect = (seats: number, waiting: number, isPaid: boolean): string => {
  const refund = isPaid ? " Tickets that were paid are refunded." : "";
  return seats + waiting === 0
    ? "Nobody has a seat yet. This can’t be undone."
    : `We notify ${peopleText(seats, waiting)}.${refund} This can’t be undone.`;
};
export const reasonLabel = "Reason";
export const reasonHint = "Everyone who opens the event can read it.";
export const reasonRequired = "Please say why, so that people understand.";
export const cancelConfirm = "Cancel event";
export const keepButton = "Keep event";
export const cancelledToast = { title: "Event cancelled", message: "Everybody with a seat is notified." };
export const cancelFailed = { title: "Error", message: "Failed to cancel event" };
export const deleteButton = "Delete event";
export const deleteTitle = "Delete this event?";
export const deleteQuestion = "It disappears for good, with its picture.";
export const deleteHint = "Someone has registered, so this event can be cancelled but not deleted.";
