/** Cards, tickets and mails of events all have the dates of the specification: "Friday, December 4, 2026", "7:00 PM". */
export const eventLocale = "en-US";
/** "Lagos time" */
export const zoneOf = (city: string): string => `${city} time`;
/** "Friday, December 4, 2026 at 7:00 PM" */
export const dayAndTime = (day: string, clock: string): string => `${day} at ${clock}`;
