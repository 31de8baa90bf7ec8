import type { Channel } from "../../../schema/channel/api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import type { ChannelLoss } from "../../../schema/member/protocol.ts";
import type { ErrorText } from "../../frame/error-text.ts";
import { countOf } from "../../ui/format/format.ts";

/** The title of the screen until the channel's name is known. */
export const screenTitle = "Channel";
export const loading = "The channel dey load...";
export const backLabel = "Go back to channels";
export const messagesLabel = (name: string): string => `Messages for ${name}`;
export const emptyHint = "No messages yet. Tell people wetin this channel dey for.";
/** Shown instead of the composer, because a safeguarding lead is missing, or a second adult beside the lead (CHANNEL-35). */
export const readOnly = ({ supervisors }: Pick<Channel, "supervisors">): string =>
  supervisors.length === 0
    ? "You no fit write here until one safeguarding lead don join. One leader for your community fit help you."
    : "You no fit write here until another leader fit read along. One leader for your community fit help you.";

/** Read before the number of members. */
export const privatePrefix = "Private, ";
export const membersAndHere = (members: number, here: number): string =>
  `${countOf(members, "member", "members")}, ${here} dey here`;
export const searchTitle = "Search this channel";
export const membersLabel = "Members";
/** Someone who is typing, before their name is known. */
export const unknownTyping = "Somebody";

export const loadingChannels = "Your channels dey load...";

export const menuLabel = "Channel menu";
export const aboutAction = "About this channel";
export const copyLinkAction = "Copy link";
export const settingsAction = "Settings";
export const handOverAction = "Hand over";
export const reportAction = "Report this channel";
export const leaveAction = "Leave";
export const closeAction = "Close the channel";
export { copiedTitle, notCopiedMessage, notCopiedTitle } from "../../frame/frame-text.ts";
export const copiedMessage = "You don copy the link to this channel.";

export const settingsTitle = "Settings";
export const saveButton = "Save";
export { cancelButton } from "../../ui/overlay/overlay-text.ts";
export const leaveTitle = (name: string): string => `Leave ${name}?`;
export const leavePrivateConsequence =
  "You no go see the messages or get notifications from am again. Your own messages go stay. To come back, one member must add you.";
export const leaveOpenConsequence =
  "You no go see the messages or get notifications from am again. Your own messages go stay. You fit join again anytime you like.";
export const leaveButton = "Leave";
export const closeTitle = (name: string): string => `Close ${name}?`;
export const closeConsequence =
  "The channel and all the messages go disappear for everybody, and nobody fit bring dem back. If other people wan continue without you, hand am over instead.";
export const closeButton = "Close am for everybody";

export const leftTitle = (name: string): string => `You don leave ${name}`;
export const leftPrivateMessage = "One member fit add you again.";
export const leftOpenMessage = "You fit join am again here.";
export const closedTitle = (name: string): string => `${name} don close`;
export const closedMessage = "Nobody fit open am again.";

export const notFoundTitle = "We no see the channel";
export const notFoundMessage = "The link fit no complete, or you no fit see this channel.";
export const notMemberTitle = "You no dey this channel";
export const notMemberMessage = (name: string): string => `Join ${name} to read and write inside.`;

/** Explains why the member is no longer in the channel. `now` is the channel if they can still see it. */
export function removalText(before: Pick<Channel, "name">, now: Channel | null, why?: ChannelLoss): ErrorText {
  const name = now?.name ?? before.name;
  const again = now ? "You fit join am again anytime you like." : leftPrivateMessage;
  if (why === "closed") return { title: closedTitle(name), message: "The owner don close am for everybody." };
  if (why === "left") return { title: leftTitle(name), message: `You leave am for another screen. ${again}` };
  if (why === "removed") {
    return { title: `You no dey ${name} again`, message: `The owner or one admin don remove you. ${again}` };
  }
  if (why === "role") {
    return { title: `You no fit read ${name} again`, message: "You no be safeguarding lead again." };
  }
  if (now === null) {
    return { title: `${before.name} no dey again`, message: "E don close, or somebody don remove you from am." };
  }
  return {
    title: `You no dey ${now.name} again`,
    message: "Somebody don remove you from am, or you leave am for another screen.",
  };
}

export type Holds = Translates<typeof import("./open-text.ts"), typeof import("./open-text.pcm.ts")>;
