import type { BodyInputOf } from "../../../../schema/endpoint.ts";
import { type createEvent, EVENT_TYPE_DEFAULT, type ManagedEvent } from "../../../../schema/event/manage-api.ts";
import { repeatedTimes } from "../../../../schema/event/repetition.ts";
import { localText, localTime } from "../../../../schema/local-time.ts";

/** What the form holds: only texts, so that a draft keeps all of it. Named like the fields of the request. */
export interface EventFormValues {
  [field: string]: string;
  title: string;
  description: string;
  eventType: string;
  /** As in a `datetime-local` field, in the community's time zone. */
  eventDate: string;
  endDate: string;
  location: string;
  maxAttendees: string;
  isPaid: "free" | "paid";
  /** In Naira, as typed. */
  ticketPriceKobo: string;
  isActive: "published" | "hidden";
  imageName: string;
}

export const emptyValues: EventFormValues = {
  title: "",
  description: "",
  eventType: EVENT_TYPE_DEFAULT,
  eventDate: "",
  endDate: "",
  location: "",
  maxAttendees: "",
  isPaid: "free",
  ticketPriceKobo: "",
  isActive: "published",
  imageName: "",
};

/** The form of an event that exists. */
export const valuesOf = (event: ManagedEvent, timeZone: string): EventFormValues => ({
  title: event.title,
  description: event.description,
  eventType: event.eventType,
  eventDate: localText(event.eventDate, timeZone),
  endDate: event.endDate === null ? "" : localText(event.endDate, timeZone),
  location: event.location,
  maxAttendees: event.maxAttendees === null ? "" : String(event.maxAttendees),
  isPaid: event.ticketPriceKobo === null ? "free" : "paid",
  ticketPriceKobo: event.ticketPriceKobo === null ? "" : nairaText(event.ticketPriceKobo),
  isActive: event.isActive ? "published" : "hidden",
  imageName: event.imageName ?? "",
});

/** EVENT-130: the form of a new event with the content of this one, in the next week that is still to come. */
export function copiedValues(event: ManagedEvent, timeZone: string, now: number): EventFormValues {
  const [times] = repeatedTimes(event, { rhythm: "week", count: 1, lastDay: null }, { timeZone, now });
  return valuesOf({ ...event, ...times }, timeZone);
}

/** What is sent. Numbers that cannot be read become NaN, which the schema refuses with the text of the field. */
export const bodyOf = (values: EventFormValues, timeZone: string): BodyInputOf<typeof createEvent> => ({
  title: values.title,
  description: values.description,
  eventType: values.eventType,
  eventDate: localTime(values.eventDate, timeZone),
  endDate: values.endDate === "" ? null : localTime(values.endDate, timeZone),
  location: values.location,
  maxAttendees: values.maxAttendees.trim() === "" ? null : wholeNumber(values.maxAttendees),
  ticketPriceKobo: values.isPaid === "free" ? null : koboOf(values.ticketPriceKobo),
  isActive: values.isActive === "published",
  imageName: values.imageName === "" ? null : values.imageName,
});

/** "2500" or "2500.50" */
const nairaText = (kobo: number): string => (kobo % 100 === 0 ? String(kobo / 100) : (kobo / 100).toFixed(2));

/** Kobo from Naira as people type them: "2500", "2,500.50", "₦ 2500". A third decimal makes a fraction of a kobo. */
export function koboOf(typed: string): number {
  const plain = typed.replace(/[₦\s]/g, "").replace(/,(?=\d{3}(?:\D|$))/g, "");
  const [, naira, decimals = ""] = /^(\d+)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (naira === undefined) return Number.NaN;
  const kobo = Number(naira) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"));
  // Half a kobo represents any further decimals; floating point would lose some.
  return /[1-9]/.test(decimals.slice(2)) ? kobo + 0.5 : kobo;
}

const wholeNumber = (typed: string): number => {
  const plain = typed.replace(/[,\s]/g, "");
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
};
