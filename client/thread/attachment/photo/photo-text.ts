export const photoFrom = (name: string): string => `Photo from ${name}`;
export const ownPhoto = "Your photo";
/** On a device that saves data: "Load photo · 87 KB". */
export const loadPhoto = (size: string): string => `Load photo · ${size}`;
export const failed = "This photo couldn’t be loaded.";
export { retryButton as tryAgainButton } from "../../../ui/feedback/feedback-text.ts";

export const covered = "A safeguarding lead looks at this first.";
export const ownCovered = "Others see this once a safeguarding lead has looked at it.";
/** Below a covered photo, for safeguarding leads. */
export const coveredForLead = "Only you and the sender can see this until you let others see it.";
export const lookButton = "Look";
export const uncoverButton = "Let others see it";
export const uncoverFailed = { title: "Error", message: "Others can’t see this photo yet. Please try again." } as const;

/** Beside the name of who sent it: "Wed 25 Nov, 7:00 PM". */
export const sentAt = (time: string): string => `Sent ${time}`;
