import type { FlagKind } from "../../../schema/safety/flagged-api.ts";

// The list
export const listTitle = "Flagged messages";
export const listHint =
  "Messages with contact details, or that ask for secrecy, where adults and minors can read them. Their senders were asked first. Each time someone looks at this list or opens a message, it’s recorded.";
export const filterLabel = "Which messages";
export const waitingFilter = "To review";
export const reviewedFilter = "Reviewed";
export const loadingList = "Loading flagged messages...";
export const waitingEmptyTitle = "Nothing to review";
export const waitingEmptyHint = "No message still needs a look. New ones appear here.";
export const reviewedEmptyTitle = "No reviewed messages yet";
export const reviewedEmptyHint = "Messages that you or others have reviewed stay here.";
export const showMoreButton = "Show more";

export const kindTitles: Readonly<Record<FlagKind, string>> = {
  phone: "A phone number",
  email: "An email address",
  handle: "A name on another app",
  link: "A link to another app",
  secrecy: "Asks for secrecy",
  photo: "A covered photo",
  voice: "A covered voice note",
};
/** In place of a name within a sentence, if the account is gone. */
export const goneMember = "a deleted member";
export const fromSender = (name: string): string => `From ${name}`;
export const inChannel = (channel: string): string => `In ${channel}`;
export const between = (names: string): string => `Between ${names}`;
export const waitingBadge = "To review";
export const reviewedBy = (name: string): string => `Reviewed by ${name}`;

// One message
export const screenTitle = "Flagged message";
export const backLink = "All flagged messages";
export const loadingMessage = "Loading the message...";
export const senderName = "From";
export const placeName = "Where";
export const flaggedName = "Sent";
export const reviewedName = "Reviewed";
export const reviewedAt = (name: string, time: string): string => `${time}, by ${name}`;
export const goneMemberName = "Deleted member";
export const messagesTitle = "The message";
export const messagesHint = "With a few before and after it, as they are now.";
export const flaggedBadge = "Flagged";
export const deletedMessage = "Deleted";
/** Before an earlier text of the message. `time` is when it was replaced or deleted. */
export const earlierText = (time: string): string => `Until ${time} it said:`;
export const recordedHint = "Each time someone opens this message, it’s recorded.";
export const openThreadButton = "Open the conversation";
export const openChannelButton = "Open the channel";
export const reviewButton = "Mark as reviewed";
export const reviewedToast = "The message is marked as reviewed.";
