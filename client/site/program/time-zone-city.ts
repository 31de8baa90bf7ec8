/** The city of a time zone: "Lagos" for "Africa/Lagos". */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
