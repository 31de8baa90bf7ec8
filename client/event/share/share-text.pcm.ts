import type { Translates } from "../../../schema/language/translation.ts";

export const addToCalendar = "Add to calendar";
export const share = "Share";
export const copyLink = "Copy link";
export const report = "Report";
export const reportEvent = "Report this event";
export const linkCopied = { title: "Link don copy", message: "Send am to your friends." };
export const linkNotCopied = "Copy this link";
export const otherEvents = "All events";
export const about = "About this event";
export const moved = (before: string): string => `Dem don move this event. Before, na ${before} e for be.`;
export const movedTitle = "New date";
export const cancelledTitle = "Dem don cancel this event";
export const cancelledText = "E no go hold again. We don tell everybody wey register.";
export const more = (count: number): string => `and ${count} more`;

export type Holds = Translates<typeof import("./share-text.ts"), typeof import("./share-text.pcm.ts")>;
