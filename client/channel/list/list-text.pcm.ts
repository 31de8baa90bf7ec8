import type { Channel } from "../../../schema/channel/api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { UNREAD_COUNTED } from "../../../schema/limits.ts";
import { forwardedMessage } from "../../../schema/thread/forward-text.ts";
import { countOf } from "../../ui/format/format.ts";

export const screenTitle = "Community";
export const lead = "Channels na where we dey talk together, each one about one topic.";
export const searchLabel = "Find channels by name";
export const createButton = "Create channel";
export const loading = "The channels dey load...";

export const openHeading = "You fit join";
export const noOwnChannels = "You no dey any channel yet. Join one below, or create your own.";
export const moreChannels = "More channels dey. Search for dem by name.";
export const emptyTitle = "No channels dey here yet";
export const emptyHint =
  "Channel na place to talk about one thing: Bible study, choir, next Friday. Create one and other people go find am here.";
export const createFirstButton = "Create the first channel";

/** For screen readers. */
export const found = (count: number): string => `We see ${countOf(count, "channel", "channels")}`;
export const nothingFoundTitle = "No channel get that name";
export const nothingFoundHint = (name: string): string => `Check the spelling, or create channel with name “${name}”.`;
export const createFoundButton = "Create am";
export { searchFailed } from "../../frame/frame-text.ts";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";

/** Below a channel's name. `time` is short, such as "5 min" or "21 Nov". */
export const membersAndActivity = (members: number, time: string): string =>
  `${countOf(members, "member", "members")}, active ${time}`;
/** The last message in a channel. `senderName` is a first name, or null for the member's own. */
export const messageLine = ({ senderName, text, isForward }: NonNullable<Channel["lastMessage"]>): string =>
  `${senderName ?? "You"}: ${isForward ? forwardedMessage : text}`;
export const draftLabel = "Draft:";
/** Marks of a channel, for screen readers. */
export const pinnedMark = "E dey pinned";
export const mutedMark = "E dey muted";
export const mentionMark = "Somebody mention you";
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

export const createTitle = "Create channel";
export const submitButton = "Create channel";
export { cancelButton } from "../../ui/overlay/overlay-text.ts";
export const privateLabel = "Private channel";
/** Explains the switch for a private channel. */
export const privateHint = "Only people wey you add or invite fit find am and read am.";
/** Shown before a channel is created, open or private. */
export const supervisionNotice = "Safeguarding leads fit read every channel. You go see dem names for the top.";

export type Holds = Translates<typeof import("./list-text.ts"), typeof import("./list-text.pcm.ts")>;
