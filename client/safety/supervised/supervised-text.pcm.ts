import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const title = "Conversations and channels wey you dey supervise";
export const hint =
  "You fit read wetin people write since dem add you. Everybody there dey see your name, and we dey record your visits.";
export const filterLabel = "Show";
export const everythingFilter = "All";
export const conversationsFilter = "Conversations";
export const channelsFilter = "Channels";
export const searchLabel = "Find with name";
export const loading = "Wetin you dey supervise dey load...";
export const emptyTitle = "Nothing dey to supervise yet";
export const emptyHint = "Conversations between adults and minors go show here once dem add you to them.";
export const notFoundTitle = "We no see anything";
export const notFoundHint = (typed: string): string => `No name here get “${typed}”.`;
export const conversationDetail = (since: string): string => `Conversation · since ${since}`;
export const channelDetail = (isPrivate: boolean, members: number, since: string): string =>
  `${isPrivate ? "Private" : "Open"} · ${countOf(members, "member", "members")} · since ${since}`;
/** Read after the number of messages that the reader has not seen. */
export const unreadSuffix = " unread";

export type Holds = Translates<typeof import("./supervised-text.ts"), typeof import("./supervised-text.pcm.ts")>;
