import type { Notice } from "../../../schema/safety/notice-api.ts";

export const noticesTitle = "Notices from your leaders";
/** Above the reason. `until` is when a mute ends. */
export const noticeTitles: Readonly<Record<Notice["kind"], (until: string) => string>> = {
  warn: () => "A warning",
  mute: (until) => `You can read, but not write, until ${until}`,
  unmute: () => "You can write again",
  wrong_age: () => "Please read this",
};
export const rulesHint = "If you think this is a mistake, talk to one of your leaders.";
export const dismissButton = "I’ve read it";
export const laterButton = "Later";
