import type { Translates } from "../../schema/language/translation.ts";

export const sectionTitle = "Your data";
export const sectionLead =
  "Download everything wey we keep about you as one file: your profile, your messages, your games, your events and the rest. Wetin other people write no dey inside.";
export const openButton = "Download my data";
export const dialogTitle = "Download my data";
export const dialogHint = "Abeg put your password, so that nobody else go download your data for this device.";
export const passwordLabel = "Your password";
export const passwordRequired = "Abeg put your password.";
export const downloadButton = "Download";
export const savedToast = { title: "Your data don download" };
export const failed = { title: "Error", message: "We no fit download your data" };

export type Holds = Translates<typeof import("./export-text.ts"), typeof import("./export-text.pcm.ts")>;
