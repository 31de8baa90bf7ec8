import type { Channel } from "../../../schema/channel/api.ts";
import { UNREAD_COUNTED } from "../../../schema/limits.ts";
import { forwardedMessage } from "../../../schema/thread/forward-text.ts";
import { countOf } from "../../ui/format/format.ts";

export const screenTitle = "Community";
export const lead = "Channels are where we talk together, each about one topic.";
export const searchLabel = "Find channels by name";
export const createButton = "Create channel";
export const loading = "Loading the channels...";

export const openHeading = "Open to join";
export const noOwnChannels = "You’re not in any channels yet. Join one below, or create your own.";
export const moreChannels = "There are more channels. Search for them by name.";
export const emptyTitle = "No channels yet";
export const emptyHint =
  "A channel is a place to talk about one thing: a Bible study, a choir, next Friday. Create one and others will find it here.";
export const createFirstButton = "Create the first channel";

/** For screen readers. */
export const found = (count: number): string => `${countOf(count, "channel")} found`;
export const nothingFoundTitle = "No channel by that name";
export const nothingFoundHint = (name: string): string => `Check the spelling, or create a channel called “${name}”.`;
export const createFoundButton = "Create it";
export { searchFailed } from "../../frame/frame-text.ts";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";

/** Below a channel's name. `time` is short, such as "5 min" or "21 Nov". */
export const membersAndActivity = (members: number, time: string): string =>
  `${countOf(members, "member")}, active ${time}`;
/** The last message in a channel. `senderName` is a first name, or null for the member's own. */
export const messageLine = ({ senderName, text, isForward }: NonNullable<Channel["lastMessage"]>): string =>
  `${senderName ?? "You"}: ${isForward ? forwardedMessage : text}`;
export const draftLabel = "Draft:";
/** Marks of a channel, for screen readers. */
export const pinnedMark = "Pinned";
export const mutedMark = "Muted";
export const mentionMark = "You’re mentioned";
/** Read before the name of a private channel, and after the number of unread messages. */
export const privatePrefix = "Private, ";
export const unreadSuffix = " unread";
export const privateBadge = "Private";
export const openBadge = "Open";
export const unreadBadge = (unread: number): string =>
  unread >= UNREAD_COUNTED ? `${UNREAD_COUNTED - 1}+ unread` : `${unread} unread`;
export const openButton = "Open chat";
/** Several buttons say the same. To screen readers each one names its channel. */
export const openLabel = (name: string): string => `Open chat, ${name}`;
export const joinLabel = (name: string): string => `Join ${name}`;

export const menuLabel = (name: string): string => `More about ${name}`;
export const reportAction = "Report this channel";

export const createTitle = "Create a channel";
export const submitButton = "Create channel";
export { cancelButton } from "../../ui/overlay/overlay-text.ts";
export const privateLabel = "Private channel";
/** Explains the switch for a private channel. */
export const privateHint = "Only people you add or invite can find it and read it.";
/** Shown before a channel is created, open or private. */
export const supervisionNotice = "Safeguarding leads can read every channel. Their names are shown at the top.";
