import { countOf } from "../../ui/format/format.ts";

/** After the time of the newest message that the other has read. */
export const seen = "Seen";
/** The same in a channel. */
export const seenBy = (count: number): string => `Seen by ${count}`;
/** The button with `seenBy`, for screen readers. */
export const seenByLabel = (count: number): string => `Seen by ${countOf(count, "member")}: show who`;
