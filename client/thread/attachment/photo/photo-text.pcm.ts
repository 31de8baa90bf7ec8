import type { Translates } from "../../../../schema/language/translation.ts";

export const photoFrom = (name: string): string => `Photo from ${name}`;
export const ownPhoto = "Your photo";
/** On a device that saves data: "Load photo · 87 KB". */
export const loadPhoto = (size: string): string => `Load photo · ${size}`;
export const failed = "This photo no load.";

export const covered = "Safeguarding lead go look this one first.";
export const ownCovered = "Others go see am once safeguarding lead don look am.";
/** Below a covered photo, for safeguarding leads. */
export const coveredForLead = "Na only you and who send am fit see this one, until you let others see am.";
export const lookButton = "Look";
export const uncoverButton = "Let others see am";
export const uncoverFailed = { title: "Error", message: "Others never fit see this photo. Abeg try again." } as const;

/** Beside the name of who sent it: "Wed 25 Nov, 7:00 PM". */
export const sentAt = (time: string): string => `Sent ${time}`;

export type Holds = Translates<typeof import("./photo-text.ts"), typeof import("./photo-text.pcm.ts")>;
