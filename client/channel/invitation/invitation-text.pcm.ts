import type { ChannelInvitation, PendingInvitation } from "../../../schema/channel/invitation-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorText } from "../../frame/error-text.ts";
import { countOf } from "../../ui/format/format.ts";
import { supervisorGroups } from "../channel-text.ts";

export const heading = "Invitations";
export const loadFailed = "We no fit load your invitations.";
export { retryButton as tryAgainButton } from "../../ui/feedback/feedback-text.ts";

/** Who invited the member, and how many people are in the channel. */
export const invitedBy = ({ invitedBy: { displayName }, memberCount }: ChannelInvitation): string =>
  `${displayName} don invite you. ${countOf(memberCount, "member", "members")}.`;
/** Null if nobody supervises the channel now. */
export function supervisedBy({ supervisors }: ChannelInvitation): string | null {
  const [first, second] = supervisorGroups(supervisors);
  if (!first) return null;
  const others = second ? `, and ${second.names} as ${second.title}` : "";
  return `${first.names} fit read along as ${first.title}${others}.`;
}
/** Shown when the error code explains nothing. */
export const answerFailure: ErrorText = {
  title: "E no work",
  message: "We no fit send your answer. Abeg try am again.",
};
export const withdrawFailure: ErrorText = {
  title: "E no work",
  message: "We no fit withdraw am. Abeg try am again.",
};
export const acceptButton = "Accept";
export const declineButton = "Decline";
/** Several buttons say the same. To screen readers each one names its channel. */
export const acceptLabel = (channel: string): string => `Accept the invitation to ${channel}`;
export const declineLabel = (channel: string): string => `Decline the invitation to ${channel}`;
export const reportLabel = (channel: string): string => `Report ${channel}`;
export const declinedTitle = "You don decline am";
export const declinedMessage = (channel: string): string =>
  `You no go dey ${channel}. Nobody go get notification of your answer.`;

export const pendingTitle = "Invited";
export const invitedBadge = "Invited";
/** In place of a name, for an invitation to an address that someone else entered. */
export const byEmail = "Somebody wey we invite by email";
export const whoOf = ({ displayName, email }: PendingInvitation): string => displayName ?? email ?? byEmail;
/** `time` is short, such as "5 min" or "21 Nov". */
export const sentBy = ({ invitedBy: { displayName } }: PendingInvitation, time: string): string =>
  `By ${displayName}, ${time}`;
/** The label of an icon. */
export const withdrawLabel = (who: string): string => `Withdraw the invitation of ${who}`;
export const withdrawnTitle = "You don withdraw am";
export const withdrawnMessage = (who: string): string => `You don withdraw the invitation of ${who}.`;

export type Holds = Translates<typeof import("./invitation-text.ts"), typeof import("./invitation-text.pcm.ts")>;
