import type { Translates } from "../../../schema/language/translation.ts";

export const today = "Today";
export const yesterday = "Yesterday";
/** Above the messages that arrived while the member was away. */
export const newMessagesDivider = "New messages";
export const olderButton = "Older messages";
export const olderFailedButton = "E no load. Try again";
/** Scrolls to the end. */
export const newestButton = "Newest";

export type Holds = Translates<typeof import("./list-text.ts"), typeof import("./list-text.pcm.ts")>;
