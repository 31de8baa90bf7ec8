/** Which day of the week it is in this time zone, as English calendars write it. */
export function weekdayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone }).format(now);
}

/** Whose clock the times are by: "Africa/Lagos" is called Lagos. */
export function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
