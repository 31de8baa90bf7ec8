import { countOf, formatNumber } from "../../../ui/format/format.ts";

// Statistics
export const statisticsTitle = "In games";
export const shownLabel = "Times shown";
export const rightLabel = "Right answers";
export const rightDetail = (correct: number, answered: number): string =>
  `${formatNumber(correct)} of ${countOf(answered, "answer")}`;
export const medianLabel = "Median response";
export const medianValue = (seconds: number | null): string => (seconds === null ? "–" : `${formatNumber(seconds)} s`);
export const shareValue = (share: number | null): string => (share === null ? "–" : `${Math.round(share * 100)}%`);
export const neverShown = "No game has asked it yet.";
export const answersLabel = "Answers that players gave";
export const correctMark = "Right answer";
export const answerValue = (count: number, share: number): string =>
  `${countOf(count, "player")}, ${Math.round(share * 100)}%`;
export const retentionHint = "Counts the games of the last six months.";

// Voiding
export const voidSection = "Is it wrong?";
export const voidHint =
  "If the question or its right answer is wrong, void it. Every game in which it was played counts without it, leaderboards follow, and its players are notified. It can’t be undone.";
export const voidButton = "Void question";
export const voidDialogTitle = "Void this question?";
export function voidDialogHint(times: number): string {
  if (times === 0) return "No game has asked it yet, so no score changes. It can’t be undone.";
  if (times === 1)
    return "It was shown once. The scores of that game change, and its players are notified. It can’t be undone.";
  return `It was shown ${formatNumber(times)} times. The scores of those games change, and their players are notified. It can’t be undone.`;
}
export const reasonLabel = "What is wrong with it?";
export const reasonHint = "Only admins see this, here and in the audit log.";
export const reasonRequired = "Please write what is wrong.";
export const cancelButton = "Cancel";
export const voidFailed = { title: "Not voided", message: "The question stays as it was. Please try again." };
export const voidedToast = { title: "Question voided", message: "Its games are being corrected." };

export const voidedTitle = "This question was voided";
export const voidedHint = (reason: string): string => `Reason: ${reason}`;
export const correctedButton = "Add a corrected one";
export const progressLabel = "Corrected games";
export const progressText = (corrected: number, games: number): string =>
  corrected < games
    ? `${formatNumber(corrected)} of ${countOf(games, "game")} corrected`
    : games === 0
      ? "No finished game had asked it."
      : `${countOf(games, "game")} corrected.`;

// Flags
export const flagsTitle = "Flagged by players";
export const flagCount = (count: number): string => countOf(count, "player");
export const flagsHint = "Correct the question or void it, then clear the flags. We log this with your name.";
export const clearButton = "Clear flags";
export const flagsCleared = "The flags are cleared.";
export const clearFailed = { title: "Not cleared", message: "The flags are still there. Please try again." };
