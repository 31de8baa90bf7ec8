import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Monthly Zoom Hangouts";
export const lead = "Once every month we dey see each other face, anywhere we dey.";
export const tipsTitle = "Good to know";
export const tips = [
  "Register for one hangout. The link dey for the page, and you fit put am for your calendar from there.",
  "Camera on or off, the two dey okay. If your camera dey off, you go save data too.",
  "If anything make you uncomfortable, leave, and tell one leader. You no owe anybody reason.",
];

export type Holds = Translates<typeof import("./hangout-text.ts"), typeof import("./hangout-text.pcm.ts")>;
