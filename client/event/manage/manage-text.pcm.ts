import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

// The list
export const title = "Manage events";
export const newButton = "New event";
export const loadingList = "The events dey load...";
export const emptyTitle = "No event dey here yet";
export const emptyHint = "Create the first one: e go show for the home page once you publish am.";
export const emptyPastTitle = "No event don pass yet";
export const emptyPastHint = "Events dey move come here once dem start.";
export const hiddenBadge = "Hidden";
export const cancelledBadge = "Cancelled";
export const fullBadge = "Full";
export const waitingCount = (count: number): string => `${count} dey wait`;

// The form
export const newTitle = "New event";
export const editTitle = "Edit event";
export const loadingEvent = "The event dey load...";
export const backLink = "All events";
export const viewLink = "See the event";
export const copyTitle = "Duplicate event";
export const copyNote = "We don fill everything from that event, one week later. Nobody don register for the new one.";
export const aboutSection = "About";
export const titleLabel = "Title";
export const titleRequired = "Abeg put the title.";
export const descriptionLabel = "Description";
export const descriptionHint = "Wetin go happen, for who, and wetin people go bring.";
export const typeLegend = "Kind of event";

export const placeSection = "When and where";
export const startLabel = "Start";
export const startRequired = "Abeg choose day and time.";
export const endLabel = "End (if you want)";
export const zoneHint = (zone: string, timeZone: string, clock: string): string =>
  `All the times na ${zone} (${timeZone}), where the time na ${clock} now.`;
export const movedHint = "If you change the date, we go tell everybody wey get seat.";
export const locationLabel = "Location";
export const locationHint =
  "Address wey people fit find, or the name of the place. If na online, put only the link: people go see am once dem register.";

export const seatsSection = "Seats and price";
export const maxLabel = "Highest number of people";
export const maxHint = "Leave am empty if no limit dey.";
export const priceLegend = "Price";
export const freeLabel = "Free";
export const freeHint = "Members go register with one tap.";
export const paidLabel = "Paid";
export const paidHint = "Members go buy ticket in Naira.";
export const priceLabel = "Ticket price in Naira (₦)";
export const priceFixedHint = "Somebody don register, so the price go stay as e dey.";

export const imageSection = "Picture";
export const imageLabel = "Choose picture";
export const imageHint =
  "JPEG, PNG or WebP, no pass 8 MB, and e must reach 640 × 360 pixels. We go cut am wide and remove where dem snap am.";
export const imagePreview = "The picture as members go see am";
export const imageRemoveButton = "Remove picture";

export const visibilityLegend = "Who go see am";
export const publishedLabel = "Published";
export const publishedHint = "For the home page, everybody go see am.";
export const hiddenLabel = "Hidden";
export const hiddenHint = "Only you and the admins go see am, until you publish am.";

export const createButton = "Create event";
export const saveButton = "Save changes";
export const createdToast = { title: "You don create the event" };
export const updatedToast = { title: "You don update the event" };
export const deletedToast = { title: "You don delete the event" };
export const createFailed = { title: "E no work", message: "We no fit create the event" };
export const updateFailed = { title: "E no work", message: "We no fit update the event" };
export const deleteFailed = { title: "E no work", message: "We no fit delete the event" };
export const uploadFailed = { title: "Upload no work", message: "We no fit upload the picture" };

// Two editors
export const changedTitle = "Somebody else don change this event";
export const changedImage = "another picture";
export const changedSameHint = "Dem no change anything wey dey this form.";
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
export const repeatHint = "E go add the same event for later dates. You fit change or cancel each one by itself.";
export const repeatButton = "Repeat event";
export const repeatTitle = "Repeat this event";
export const rhythmLegend = "How often";
export const rhythmLabels = { week: "Every week", "two-weeks": "Every two weeks", month: "Every month" } as const;
export const monthHint = "Every month mean say na the same day of the week, like every second Friday.";
export const untilLegend = "For how long";
export const countOption = "Number of times";
export const lastDayOption = "Till one day";
export const countLabel = "How many events (1 to 12)";
export const countRequired = "Abeg put whole number from 1 to 12.";
export const lastDayLabel = "Last day";
export const lastDayRequired = "Abeg choose day.";
export const datesTitle = "New events for";
export const noDates = "No date dey to show yet.";
export const mostDates = "That na the highest wey we fit create at once. Repeat the last one to continue.";
export const repeatConfirm = "Create events";
export const notNow = "Not now";
export const repeatedToast = (count: number) => ({ title: `You don create ${countOf(count, "event", "events")}` });
export const repeatFailed = { title: "E no work", message: "We no fit repeat the event" };

// Ending an event
export const endSection = "End this event";
export const cancelledTitle = "Dem don cancel this event";
export const cancelButton = "Cancel event";
export const cancelTitle = "Cancel this event?";
const peopleText = (seats: number, waiting: number): string => {
  const waitingText = waiting > 0 ? ` and ${countOf(waiting, "person", "people")} wey dey the waiting list` : "";
  return `${countOf(seats, "person", "people")} wey get seat${waitingText}`;
};
export const cancelEffect = (seats: number, waiting: number, isPaid: boolean): string => {
  const refund = isPaid ? " We go refund the tickets wey people don pay for." : "";
  return seats + waiting === 0
    ? "Nobody don get seat. You no fit undo am."
    : `We go tell ${peopleText(seats, waiting)}.${refund} You no fit undo am.`;
};
export const reasonLabel = "Reason";
export const reasonHint = "Everybody wey open the event fit read am.";
export const reasonRequired = "Abeg tell us why, so people go understand.";
export const cancelConfirm = "Cancel event";
export const keepButton = "Keep event";
export const cancelledToast = { title: "Event don cancel", message: "We dey tell everybody wey get seat." };
export const cancelFailed = { title: "E no work", message: "We no fit cancel the event" };
export const deleteButton = "Delete event";
export const deleteTitle = "Delete this event?";
export const deleteQuestion = "E go disappear for good, with the picture.";
export const deleteHint = "Somebody don register, so you fit cancel this event but you no fit delete am.";

export type Holds = Translates<typeof import("./manage-text.ts"), typeof import("./manage-text.pcm.ts")>;
