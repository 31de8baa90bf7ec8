export { quietHoursText } from "../../../schema/channel/pace.ts";
/** Below the field in slow mode. The time is 0:12. */
export const slowCountdown = (seconds: number): string =>
  `Slow mode. You can send your next message in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}.`;
export const slowSending = "Slow mode. Your last message is still being sent.";
/** Read when the field is open again. */
export const openAgain = "You can write again.";
