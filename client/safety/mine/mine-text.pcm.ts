import type { OutputOf } from "../../../schema/endpoint.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import type { listOwnReports } from "../../../schema/safety/api.ts";

type OwnReport = OutputOf<typeof listOwnReports>["reports"][number];

export const screenTitle = "Safety and privacy";

export const reportsTitle = "My reports";
export const loadingReports = "Your reports dey load...";
export const noReportsTitle = "You never report anything.";
export const noReportsHint =
  "If anything dey worry you, open the menu of the message, the post, the channel or the game, or press the name, and report am. Events, devotions and news from your leaders get button for am. One leader go look am.";
/** What was reported. */
export const kindNames: Readonly<Record<OwnReport["kind"], string>> = {
  message: "Message",
  profile: "Member",
  channel: "Channel",
  game_room: "Game room",
  question: "Question",
  question_note: "Note to your question",
  pod_reply: "Reply to your request for mentor",
  post: "Post",
  post_comment: "Comment",
  event: "Event",
  announcement: "Announcement",
  devotion: "Devotion",
  devotion_answer: "Answer to devotion",
};
export const stateNames: Readonly<Record<OwnReport["state"], string>> = {
  open: "Nobody don read am",
  taken: "Somebody dey look am",
  closed: "Closed",
};
/** Who received a report. Nothing if it was the leaders. */
export const receiverNames: Readonly<Record<OwnReport["receiver"], string | undefined>> = {
  leaders: undefined,
  other_leaders: "E don go to the other leaders. The leader wey e concern no fit see am.",
  contact: "E don go to the safeguarding contact wey dey outside the leadership of your community.",
  nobody: "Nobody fit receive am when you send am. We don keep am for the first leader wey fit.",
};
/** Above what a leader wrote when closing the report. */
export const outcomeLabel = "Answer from one leader";

export const blockedTitle = "Blocked";
export const blockedHint =
  "You and the people wey you don block no fit message or find each other. We no dey tell them.";
export const loadingBlocked = "The people wey you don block dey load...";
export const noneBlockedTitle = "You never block anybody.";
export const noneBlockedHint = "To block somebody, press their name, or open the menu of una conversation.";
export const unblockButton = "Unblock";
/** For screen readers. */
export const unblockLabel = (name: string): string => `Unblock ${name}`;
export const unblockedTitle = "Unblocked";
export const unblockedMessage = (name: string): string => `You and ${name} fit message each other again.`;

export type Holds = Translates<typeof import("./mine-text.ts"), typeof import("./mine-text.pcm.ts")>;
