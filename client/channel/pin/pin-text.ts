export { loggedNote } from "../open/pace-text.ts";
/** In the bar, before the text of the latest pinned message. */
export const barPrefix = "Pinned:";
/** Read after their number. */
export const countSuffix = " pinned messages";

export const listTitle = "Pinned messages";
export const listEmpty = "Nothing is pinned anymore.";
/** For screen readers, because several buttons do the same. `message` is the beginning of its text. */
export const unpinLabel = (message: string): string => `Unpin “${message}”`;

export const pinAction = "Pin";
export const unpinAction = "Unpin";
export const pinnedTitle = "Pinned";
export const pinnedMessage = "Everyone sees it at the top of this channel.";
export const unpinnedTitle = "Unpinned";
export const unpinnedMessage = "The message stays in the channel.";
