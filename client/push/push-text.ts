import type { PushGroup } from "../../schema/push/group.ts";

export { loading } from "../frame/frame-text.ts";

// This device
export const deviceLabel = "Notifications on this device";
export const deviceHint = "Also when the app is closed. A locked screen shows who wrote, not what.";
export const unsupportedTitle = "This browser has no notifications";
export const unsupportedHint = "Use a current version of Chrome, Firefox, Edge or Safari. The bell works everywhere.";
export const installTitle = "Install the app first";
export const installHint =
  "On an iPhone or iPad, notifications work in the installed app: press Share, then Add to Home Screen, and open it from there.";
export const blockedTitle = "Your browser blocks notifications";
export const blockedHint = "Allow them for this site in your browser’s settings, then come back to this page.";
export const deniedToast = { title: "Nothing was turned on", message: "Your browser didn’t allow notifications." };
export const notReadyToast = {
  title: "Please try again in a moment",
  message: "The app is still setting up.",
};
export const turnedOn = { title: "Notifications are on", message: "You’ll get notifications on this device." };

// What is sent, to all devices
export const groupsLegend = "What to tell me";
export const groupLabels: Readonly<Record<PushGroup, string>> = {
  messages: "Messages",
  mentions: "Mentions and replies",
  reactions: "Reactions",
  channels: "Channels I’m added or invited to",
  events: "Events and tickets",
  devotions: "Today’s devotion",
  engagement: "Live Q&A and mentors",
  games: "Games",
  announcements: "News from your leaders",
  safety: "Safety: reports and notices",
};
export const quietLabel = "Quiet hours";
export const quietHint = "Your devices stay silent. You’ll find it under the bell later.";
export const quietFromLabel = "From";
export const quietUntilLabel = "Until";
export { SAME_TIMES as quietSame } from "../../schema/quiet-hours.ts";
export const showsTextLabel = "Show what was written";
export const showsTextHint = "Anyone who sees your locked screen can read it.";
export const saveFailed = { title: "Not saved", message: "Your change wasn’t saved. Please try again." };
