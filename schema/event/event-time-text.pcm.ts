import type { Translates } from "../language/translation.ts";

/** "Lagos time" */
export const zoneOf = (city: string): string => `${city} time`;
/** "Friday, December 4, 2026 at 7:00 PM" */
export const dayAndTime = (day: string, clock: string): string => `${day} at ${clock}`;

export type Holds = Translates<typeof import("./event-time-text.ts"), typeof import("./event-time-text.pcm.ts")>;
