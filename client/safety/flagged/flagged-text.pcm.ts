import type { Translates } from "../../../schema/language/translation.ts";
import type { FlagKind } from "../../../schema/safety/flagged-api.ts";

// The list
export const listTitle = "Flagged messages";
export const listHint =
  "Messages wey get contact details, or wey ask for secret, where adults and minors fit read them. We first ask the people wey send them. We dey record every time somebody look this list or open one message.";
export const filterLabel = "Which messages";
export const waitingFilter = "To review";
export const reviewedFilter = "Reviewed";
export const loadingList = "The flagged messages dey load...";
export const waitingEmptyTitle = "Nothing dey to review";
export const waitingEmptyHint = "No message still need check. New ones dey show here.";
export const reviewedEmptyTitle = "No reviewed message yet";
export const reviewedEmptyHint = "Messages wey you or others don review dey stay here.";
export const showMoreButton = "Show more";

export const kindTitles: Readonly<Record<FlagKind, string>> = {
  phone: "Phone number",
  email: "Email address",
  handle: "Name for another app",
  link: "Link to another app",
  secrecy: "E ask for secret",
  photo: "Covered photo",
  voice: "Covered voice note",
};
/** In place of a name within a sentence, if the account is gone. */
export const goneMember = "one deleted member";
export const fromSender = (name: string): string => `From ${name}`;
export const inChannel = (channel: string): string => `Inside ${channel}`;
export const between = (names: string): string => `Between ${names}`;
export const waitingBadge = "To review";
export const reviewedBy = (name: string): string => `Reviewed by ${name}`;

// One message
export const screenTitle = "Flagged message";
export const backLink = "All flagged messages";
export const loadingMessage = "The message dey load...";
export const senderName = "From";
export const placeName = "Where";
export const flaggedName = "Sent";
export const reviewedName = "Reviewed";
export const reviewedAt = (name: string, time: string): string => `${time}, by ${name}`;
export const goneMemberName = "Deleted member";
export const messagesTitle = "The message";
export const messagesHint = "With few before and after am, as dem dey now.";
export const flaggedBadge = "Flagged";
export const deletedMessage = "Deleted";
/** Before an earlier text of the message. `time` is when it was replaced or deleted. */
export const earlierText = (time: string): string => `Till ${time} e talk say:`;
export const recordedHint = "We dey record every time somebody open this message.";
export const openThreadButton = "Open the conversation";
export const openChannelButton = "Open the channel";
export const reviewButton = "Mark as reviewed";
export const reviewedToast = "You don mark the message as reviewed.";

export type Holds = Translates<typeof import("./flagged-text.ts"), typeof import("./flagged-text.pcm.ts")>;
