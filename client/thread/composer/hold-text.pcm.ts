import type { Translates } from "../../../schema/language/translation.ts";
import { formatMinutes } from "../../ui/format/format.ts";

/** `until` is a time in the community’s zone: "06:00". */
export const quietHoursText = (until: string): string => `Quiet hours until ${until}. After that you fit write again.`;
/** Below the field in slow mode. The time is 0:12. */
export const slowCountdown = (seconds: number): string =>
  `Slow mode. You fit send your next message in ${formatMinutes(seconds)}.`;
export const slowSending = "Slow mode. Your last message still dey go.";
/** Read when the field is open again. */
export const openAgain = "You fit write again.";

export type Holds = Translates<typeof import("./hold-text.ts"), typeof import("./hold-text.pcm.ts")>;
