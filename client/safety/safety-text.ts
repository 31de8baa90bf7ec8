import type { ReportReceiver, reportReasons, StoredReason } from "../../schema/safety/api.ts";

export type ReportReason = (typeof reportReasons)[number];

export const reportMessageTitle = "Report this message";
export const reportPostTitle = "Report this post";
export const reportCommentTitle = "Report this comment";
export const reportAnswerTitle = "Report this answer";
/** `name` is a member's or a channel's. */
export const reportTitle = (name: string): string => `Report ${name}`;
export const reportHint = (name: string): string =>
  `Your leaders will see it, and that it came from you. ${name} won’t be told.`;
export const reportQuestionTitle = "Report this question";
export const reportQuestionHint =
  "Leaders will see it, and that it came from you. Neither the one who asked nor the one who answered will be told.";
export const reportNoteTitle = "Report this reply";
export const reportEventTitle = "Report this event";
export const reportAnnouncementTitle = "Report this announcement";
export const reportDevotionTitle = "Report this devotion";
/** For what a leader wrote. */
export const reportLeaderHint =
  "Leaders will see it, and that it came from you. The one who wrote it won’t be told, and can’t see your report.";
export const reasonLegend = "What’s wrong?";
/** What members choose from. */
export const offeredReasons: Readonly<Record<ReportReason, string>> = {
  bullying: "Bullying or threats",
  sexual: "Sexual content",
  hate: "Hate speech",
  "self-harm": "Someone may hurt themselves",
  scam: "A scam, or asking for money",
  other: "Something else",
};
export const reasonLabels: Readonly<Record<StoredReason, string>> = {
  ...offeredReasons,
  "wrong-age": "Counted as a minor, and is an adult",
};
export const reasonRequired = "Please choose a reason.";
export const noteLabel = "Anything to add? (optional)";
export const sendButton = "Send report";
export { cancelButton } from "../ui/overlay/overlay-text.ts";
export const sentTitle = "Thank you";
/** Who receives the report that was just sent. */
export const sentMessages: Readonly<Record<ReportReceiver, string>> = {
  leaders: "A leader of your community will look at it.",
  other_leaders: "Another leader will look at it. The leader it’s about won’t see it.",
  contact:
    "No leader here may handle it, so it went to the safeguarding contact outside the leadership of your community.",
  nobody:
    "Nobody in your community can receive it yet. We’ve kept it for the first leader who can. Please also talk to an adult you trust.",
};
export const helplinesTitle = "If you need help now";
export const helplineFor = (purpose: string): string => `For: ${purpose}`;
export const closeButton = "Close";
export const ownReportsAction = "See my reports";
