import type { Translates } from "../../schema/language/translation.ts";
import type { ReportReceiver, StoredReason } from "../../schema/safety/api.ts";
import type { ReportReason } from "./safety-text.ts";

export const reportMessageTitle = "Report this message";
export const reportPostTitle = "Report this post";
export const reportCommentTitle = "Report this comment";
export const reportAnswerTitle = "Report this answer";
/** `name` is a member's or a channel's. */
export const reportTitle = (name: string): string => `Report ${name}`;
export const reportHint = (name: string): string =>
  `Your leaders go see am, and dem go see say na you send am. Nobody go tell ${name}.`;
export const reportQuestionTitle = "Report this question";
export const reportQuestionHint =
  "Leaders go see am, and dem go see say na you send am. Nobody go tell the person wey ask or the person wey answer.";
export const reportNoteTitle = "Report this reply";
export const reportEventTitle = "Report this event";
export const reportAnnouncementTitle = "Report this announcement";
export const reportDevotionTitle = "Report this devotion";
/** For what a leader wrote. */
export const reportLeaderHint =
  "Leaders go see am, and dem go see say na you send am. Nobody go tell the person wey write am, and that person no fit see your report.";
export const reasonLegend = "Wetin dey wrong?";
/** What members choose from. */
export const offeredReasons: Readonly<Record<ReportReason, string>> = {
  bullying: "Bullying or threats",
  sexual: "Sexual content",
  hate: "Hate speech",
  "self-harm": "Somebody fit hurt themself",
  scam: "Scam, or dem dey ask for money",
  other: "Another thing",
};
export const reasonLabels: Readonly<Record<StoredReason, string>> = {
  ...offeredReasons,
  "wrong-age": "We count am as minor, but na adult",
};
export const reasonRequired = "Abeg choose one reason.";
export const noteLabel = "Anything to add? (if you want)";
export const sendButton = "Send report";
export { cancelButton } from "../ui/overlay/overlay-text.ts";
export const sentTitle = "Thank you";
/** Who receives the report that was just sent. */
export const sentMessages: Readonly<Record<ReportReceiver, string>> = {
  leaders: "One leader of your community go look am.",
  other_leaders: "Another leader go look am. The leader wey e concern no go see am.",
  contact:
    "No leader here fit handle am, so e don go to the safeguarding contact wey dey outside the leadership of your community.",
  nobody:
    "Nobody for your community fit receive am yet. We don keep am for the first leader wey fit. Abeg talk to one adult wey you trust too.",
};
export const helplinesTitle = "If you need help now";
export const helplineFor = (purpose: string): string => `For: ${purpose}`;
export const closeButton = "Close";
export const ownReportsAction = "See my reports";

export type Holds = Translates<typeof import("./safety-text.ts"), typeof import("./safety-text.pcm.ts")>;
