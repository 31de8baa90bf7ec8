import type { Translates } from "../../../schema/language/translation.ts";

/** "7:00 PM – 9:00 PM, Lagos time" */
export const hoursInZone = (hours: string, zone: string): string => `${hours}, ${zone}`;
/** "7:00 PM – 9:00 PM, Lagos time (6:00 PM where you dey)" */
export const hoursInBothZones = (hours: string, zone: string, own: string): string =>
  `${hours}, ${zone} (${own} where you dey)`;
/** On a card: "Lagos time, 6:00 PM for you" */
export const ownTimeBeside = (zone: string, own: string): string => `${zone}, ${own} for you`;

export type Holds = Translates<typeof import("./time-text.ts"), typeof import("./time-text.pcm.ts")>;
