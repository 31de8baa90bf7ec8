import type { Translates } from "../../schema/language/translation.ts";
import type { PushGroup } from "../../schema/push/group.ts";

export { loading } from "../frame/frame-text.ts";

// This device
export const deviceLabel = "Notifications for this device";
export const deviceHint =
  "Even when the app dey closed. Locked screen go show who write, e no go show wetin dem write.";
export const unsupportedTitle = "This browser no get notifications";
export const unsupportedHint = "Use new version of Chrome, Firefox, Edge or Safari. The bell dey work everywhere.";
export const installTitle = "Install the app first";
export const installHint =
  "For iPhone or iPad, notifications dey work only for the app wey you install: press Share, then Add to Home Screen, and open am from there.";
export const blockedTitle = "Your browser dey block notifications";
export const blockedHint = "Allow dem for this site for your browser settings, then come back to this page.";
export const deniedToast = { title: "Nothing turn on", message: "Your browser no gree allow notifications." };
export const notReadyToast = {
  title: "Abeg try am again small time",
  message: "The app still dey set up.",
};
export const turnedOn = { title: "Notifications dey on", message: "You go dey get notifications for this device." };

// What is sent, to all devices
export const groupsLegend = "Wetin to tell me";
export const groupLabels: Readonly<Record<PushGroup, string>> = {
  messages: "Messages",
  mentions: "Mentions and replies",
  reactions: "Reactions",
  channels: "Channels wey dem add or invite me to",
  events: "Events and tickets",
  devotions: "Today’s devotion",
  engagement: "Live Q&A and mentors",
  games: "Games",
  announcements: "News from your leaders",
  safety: "Safety: reports and notices",
};
export const quietLabel = "Quiet hours";
export const quietHint = "Your devices go stay quiet. You go see am under the bell later.";
export const quietFromLabel = "From";
export const quietUntilLabel = "Until";
export { SAME_TIMES as quietSame } from "../../schema/quiet-hours.ts";
export const showsTextLabel = "Show wetin dem write";
export const showsTextHint = "Anybody wey see your locked screen fit read am.";
export const saveFailed = { title: "E no save", message: "We no fit save your change. Abeg try am again." };

export type Holds = Translates<typeof import("./push-text.ts"), typeof import("./push-text.pcm.ts")>;
