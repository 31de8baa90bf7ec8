import { formatMinutes } from "../../ui/format/format.ts";

export { quietHoursText } from "../../../schema/channel/pace.ts";
/** Below the field in slow mode. The time is 0:12. */
export const slowCountdown = (seconds: number): string =>
  `Slow mode. You can send your next message in ${formatMinutes(seconds)}.`;
export const slowSending = "Slow mode. Your last message is still being sent.";
/** Read when the field is open again. */
export const openAgain = "You can write again.";
