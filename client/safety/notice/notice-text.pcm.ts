import type { Translates } from "../../../schema/language/translation.ts";
import type { Notice } from "../../../schema/safety/notice-api.ts";

export const noticesTitle = "Notices from your leaders";
/** Above the reason. `until` is when a mute ends. */
export const noticeTitles: Readonly<Record<Notice["kind"], (until: string) => string>> = {
  warn: () => "Warning",
  mute: (until) => `You fit read, but you no fit write till ${until}`,
  unmute: () => "You fit write again",
  wrong_age: () => "Abeg read this one",
};
export const rulesHint = "If you think say na mistake, talk to one of your leaders.";
export const dismissButton = "I don read am";
export const laterButton = "Later";

export type Holds = Translates<typeof import("./notice-text.ts"), typeof import("./notice-text.pcm.ts")>;
