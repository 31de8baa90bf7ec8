/** Whose clock the times are by: "Africa/Lagos" is called Lagos. */
export function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
