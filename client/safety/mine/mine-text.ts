import type { OutputOf } from "../../../schema/endpoint.ts";
import type { listOwnReports } from "../../../schema/safety/api.ts";

type OwnReport = OutputOf<typeof listOwnReports>["reports"][number];

export const screenTitle = "Safety and privacy";

export const reportsTitle = "My reports";
export const loadingReports = "Loading your reports...";
export const noReportsTitle = "You haven’t reported anything.";
export const noReportsHint =
  "If something worries you, open the menu of the message, the post, the channel or the game, or press a name, and report it. Events, devotions and news from your leaders have a button for it. A leader will look at it.";
/** What was reported. */
export const kindNames: Readonly<Record<OwnReport["kind"], string>> = {
  message: "A message",
  profile: "A member",
  channel: "A channel",
  game_room: "A game room",
  question: "A question",
  question_note: "A note to your question",
  pod_reply: "A reply to your request for a mentor",
  post: "A post",
  post_comment: "A comment",
  event: "An event",
  announcement: "An announcement",
  devotion: "A devotion",
  devotion_answer: "An answer to a devotion",
};
export const stateNames: Readonly<Record<OwnReport["state"], string>> = {
  open: "Waiting to be read",
  taken: "Being looked at",
  closed: "Closed",
};
/** Who received a report. Nothing if it was the leaders. */
export const receiverNames: Readonly<Record<OwnReport["receiver"], string | undefined>> = {
  leaders: undefined,
  other_leaders: "Sent to the other leaders. The leader it’s about can’t see it.",
  contact: "Sent to the safeguarding contact outside the leadership of your community.",
  nobody: "Nobody could receive it when you sent it. We’ve kept it for the first leader who can.",
};
/** Above what a leader wrote when closing the report. */
export const outcomeLabel = "A leader’s answer";

export const blockedTitle = "Blocked";
export const blockedHint = "You and the people you’ve blocked can’t message or find each other. We don’t tell them.";
export const loadingBlocked = "Loading the people you’ve blocked...";
export const noneBlockedTitle = "You haven’t blocked anyone.";
export const noneBlockedHint = "To block someone, press their name, or open the menu of your conversation with them.";
export const unblockButton = "Unblock";
/** For screen readers. */
export const unblockLabel = (name: string): string => `Unblock ${name}`;
export const unblockedTitle = "Unblocked";
export const unblockedMessage = (name: string): string => `You and ${name} can message each other again.`;
