import type { Translates } from "../../../schema/language/translation.ts";

/** After the time of the newest message that the other has read. */
export const seen = "Dem don see am";
/** The same in a channel. */
export const seenBy = (count: number): string => `${count} don see am`;
/** The button with `seenBy`, for screen readers. */
export const seenByLabel = (count: number): string => `${count} don see am: show who`;

export type Holds = Translates<typeof import("./seen-text.ts"), typeof import("./seen-text.pcm.ts")>;
