export { sameTimes } from "../../../schema/field-text.ts";
export const paceTitle = "When people can write";
export const quietLabel = "Quiet hours";
export const quietHint = "Members can read, but only leaders and admins can write. Phones stay silent.";
export const fromLabel = "From";
export const untilLabel = "Until";
export const zoneHint = (timeZone: string): string => `In your community’s time zone, ${timeZone}.`;
export const timeMissing = "Please enter a time such as 22:00.";
export const slowLabel = "Slow mode";
export const slowHint = "Each member can send one message in this time.";
export const slowNames: Readonly<Record<number, string>> = {
  0: "Off",
  10: "10 seconds",
  30: "30 seconds",
  60: "1 minute",
  300: "5 minutes",
};
/** For a lead who changes a channel that they do not own. */
export const loggedNote = "We log this with your name.";
