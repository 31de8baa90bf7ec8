import type { Channel } from "../../../schema/channel/api.ts";
import type { ChannelLoss } from "../../../schema/member/protocol.ts";
import type { ErrorText } from "../../frame/error-text.ts";
import { countOf } from "../../ui/format/format.ts";

/** The title of the screen until the channel's name is known. */
export const screenTitle = "Channel";
export const loading = "Loading the channel...";
export const backLabel = "Back to channels";
export const messagesLabel = (name: string): string => `Messages in ${name}`;
export const emptyHint = "No messages yet. Say what this channel is for.";
/** Shown instead of the composer, because a safeguarding lead is missing, or a second adult beside the lead (CHANNEL-35). */
export const readOnly = ({ supervisors }: Pick<Channel, "supervisors">): string =>
  supervisors.length === 0
    ? "You can’t write here until a safeguarding lead has joined. A leader of your community can help you."
    : "You can’t write here until another leader can read along. A leader of your community can help you.";

/** Read before the number of members. */
export const privatePrefix = "Private, ";
export const membersAndHere = (members: number, here: number): string => `${countOf(members, "member")}, ${here} here`;
export const searchTitle = "Search this channel";
export const membersLabel = "Members";
/** Someone who is typing, before their name is known. */
export const unknownTyping = "Someone";

export const loadingChannels = "Loading your channels...";

export const menuLabel = "Channel menu";
export const aboutAction = "About this channel";
export const copyLinkAction = "Copy link";
export const settingsAction = "Settings";
export const handOverAction = "Hand over";
export const reportAction = "Report this channel";
export const leaveAction = "Leave";
export const closeAction = "Close the channel";
export { copiedTitle, notCopiedMessage, notCopiedTitle } from "../../frame/frame-text.ts";
export const copiedMessage = "The link to this channel is on your clipboard.";

export const settingsTitle = "Settings";
export const saveButton = "Save";
export { cancelButton } from "../../ui/overlay/overlay-text.ts";
export const leaveTitle = (name: string): string => `Leave ${name}?`;
export const leavePrivateConsequence =
  "You won’t see its messages or get notifications from it. Your own messages stay. To come back, you need a member to add you.";
export const leaveOpenConsequence =
  "You won’t see its messages or get notifications from it. Your own messages stay. You can join again whenever you like.";
export const leaveButton = "Leave";
export const closeTitle = (name: string): string => `Close ${name}?`;
export const closeConsequence =
  "The channel and all its messages disappear for everyone, and nobody can bring them back. If others want to continue without you, hand it over instead.";
export const closeButton = "Close it for everyone";

export const leftTitle = (name: string): string => `You left ${name}`;
export const leftPrivateMessage = "A member can add you again.";
export const leftOpenMessage = "You can join it again here.";
export const closedTitle = (name: string): string => `${name} is closed`;
export const closedMessage = "Nobody can open it anymore.";

export const notFoundTitle = "Channel not found";
export const notFoundMessage = "The link may be incomplete, or you can’t see this channel.";
export const notMemberTitle = "You’re not in this channel";
export const notMemberMessage = (name: string): string => `Join ${name} to read and write in it.`;

/** Explains why the member is no longer in the channel. `now` is the channel if they can still see it. */
export function removalText(before: Pick<Channel, "name">, now: Channel | null, why?: ChannelLoss): ErrorText {
  const name = now?.name ?? before.name;
  const again = now ? "You can join it again whenever you like." : leftPrivateMessage;
  if (why === "closed") return { title: closedTitle(name), message: "Its owner closed it for everyone." };
  if (why === "left") return { title: leftTitle(name), message: `You left it on another screen. ${again}` };
  if (why === "removed") {
    return { title: `You’re no longer in ${name}`, message: `Its owner or an admin removed you. ${again}` };
  }
  if (why === "role") {
    return { title: `You can no longer read ${name}`, message: "You’re no longer a safeguarding lead." };
  }
  if (now === null) {
    return { title: `${before.name} is gone`, message: "It was closed, or you were removed from it." };
  }
  return {
    title: `You’re no longer in ${now.name}`,
    message: "You were removed from it, or left it on another screen.",
  };
}
