/** Times as people type them into a `datetime-local` field: "2026-12-01T19:00", in the community's time zone. */

const partsIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });

/** "2026-12-01T19:00" for a time in milliseconds since 1970. */
export function localText(time: number, timeZone: string): string {
  const parts = Object.fromEntries(
    partsIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** How far this time zone's clocks are ahead of UTC at this time, in milliseconds. */
const offsetAt = (time: number, timeZone: string): number => asUtc(localText(time, timeZone)) - time;

/** `Date.parse` alone would accept almost anything. */
const asUtc = (text: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;

/**
 * The time in milliseconds since 1970, or NaN if the text is none. An hour that clocks skip becomes the one after it, and of
 * an hour that they repeat, it is the first or the second.
 */
export function localTime(text: string, timeZone: string): number {
  const utc = asUtc(text);
  if (Number.isNaN(utc)) return Number.NaN;
  // The offset of the first guess may be that before or after a change of clocks.
  const guess = utc - offsetAt(utc, timeZone);
  return utc - offsetAt(guess, timeZone);
}
