import { countOf } from "../../ui/format/format.ts";

export const title = "Conversations and channels you supervise";
export const hint =
  "You can read what was written since you were added. Everyone there sees your name, and your visits are recorded.";
export const filterLabel = "Show";
export const everythingFilter = "All";
export const conversationsFilter = "Conversations";
export const channelsFilter = "Channels";
export const searchLabel = "Find by name";
export const loading = "Loading what you supervise...";
export const emptyTitle = "Nothing to supervise yet";
export const emptyHint = "Conversations between adults and minors appear here once you are added to them.";
export const notFoundTitle = "Nothing found";
export const notFoundHint = (typed: string): string => `No name here contains “${typed}”.`;
export const conversationDetail = (since: string): string => `Conversation · since ${since}`;
export const channelDetail = (isPrivate: boolean, members: number, since: string): string =>
  `${isPrivate ? "Private" : "Open"} · ${countOf(members, "member")} · since ${since}`;
/** Read after the number of messages that the reader has not seen. */
export const unreadSuffix = " unread";
