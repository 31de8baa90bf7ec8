import type { Translates } from "../../../schema/language/translation.ts";

export { loggedNote } from "../open/pace-text.ts";
/** In the bar, before the text of the latest pinned message. */
export const barPrefix = "Pinned:";
/** Read after their number. */
export const countSuffix = " pinned messages";

export const listTitle = "Pinned messages";
export const listEmpty = "Nothing dey pinned again.";
/** For screen readers, because several buttons do the same. `message` is the beginning of its text. */
export const unpinLabel = (message: string): string => `Unpin “${message}”`;

export const pinAction = "Pin";
export const unpinAction = "Unpin";
export const pinnedTitle = "E don pin";
export const pinnedMessage = "Everybody go see am for the top of this channel.";
export const unpinnedTitle = "You don unpin am";
export const unpinnedMessage = "The message still dey the channel.";

export type Holds = Translates<typeof import("./pin-text.ts"), typeof import("./pin-text.pcm.ts")>;
