import { eventLocale, zoneOf } from "../../event/event-time-text.ts";
import { locale } from "../../language/language-text.ts";
import type { Translated } from "../../language/translation.ts";
import { DAY_MS } from "../../time.ts";
import * as pageText from "./ticket-document-text.ts";

/** What a ticket says, in any language. */
export type TicketText = Translated<typeof pageText>;

/** In milliseconds since 1970, and a time zone like Africa/Lagos. */
interface Times {
  readonly eventDate: number;
  readonly endDate: number | null;
  readonly timeZone: string;
}

const day = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;
const shortDay = { weekday: "short", month: "short", day: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit" } as const;

/** Some engines put a narrow space before PM, which few fonts have. The line never breaks there. */
const format = (time: number, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(eventLocale, { timeZone, ...options }).format(time).replace(/\s(?=[AP]M)/g, "\u00a0");

/** "Saturday, November 28, 2026" */
export const ticketDay = ({ eventDate, timeZone }: Times): string => format(eventDate, timeZone, day);

/** "4:00 PM to 6:30 PM, Lagos time". An end on a later day is shown with its day. */
export function ticketTime({ eventDate, endDate, timeZone }: Times, text: TicketText = pageText): string {
  const start = format(eventDate, timeZone, clock);
  if (endDate === null) return text.inZone(start, zoneName(timeZone));
  const endsLater =
    endDate - eventDate >= DAY_MS || format(eventDate, timeZone, day) !== format(endDate, timeZone, day);
  const end = format(endDate, timeZone, { ...(endsLater && shortDay), ...clock });
  return text.inZone(text.fromTo(start, end), zoneName(timeZone));
}

/** "Lagos time", after the city that names the zone. */
function zoneName(timeZone: string): string {
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return timeZone.includes("/") ? zoneOf(city) : timeZone;
}

const naira = new Intl.NumberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 0 });
const nairaAndKobo = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "₦2,500", "₦2,500.50" or "Free" */
export function formatPrice(kobo: number | null, text: TicketText = pageText): string {
  if (kobo === null || kobo === 0) return text.free;
  return `₦${(kobo % 100 === 0 ? naira : nairaAndKobo).format(kobo / 100)}`;
}

/** "K7M2-9QPD" */
export const formatReference = (reference: string): string => `${reference.slice(0, 4)}-${reference.slice(4)}`;
