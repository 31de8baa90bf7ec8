import type { Translates } from "../../../../schema/language/translation.ts";
import { countOf, formatNumber } from "../../../ui/format/format.ts";

// Statistics
export const statisticsTitle = "For games";
export const shownLabel = "Times wey e show";
export const rightLabel = "Right answers";
export const rightDetail = (correct: number, answered: number): string =>
  `${formatNumber(correct)} of ${countOf(answered, "answer", "answers")}`;
export const medianLabel = "Median response";
export const medianValue = (seconds: number | null): string => (seconds === null ? "–" : `${formatNumber(seconds)} s`);
export const shareValue = (share: number | null): string => (share === null ? "–" : `${Math.round(share * 100)}%`);
export const neverShown = "No game don ask am yet.";
export const answersLabel = "Answers wey players give";
export const correctMark = "Right answer";
export const answerValue = (count: number, share: number): string =>
  `${countOf(count, "player", "players")}, ${Math.round(share * 100)}%`;
export const retentionHint = "E dey count the games of the last six months.";

// Voiding
export const voidSection = "E dey wrong?";
export const voidHint =
  "If the question or the right answer dey wrong, void am. Every game wey play am go count without am, leaderboards go follow, and the players go get notification. You no fit undo am.";
export const voidButton = "Void question";
export const voidDialogTitle = "Void this question?";
export function voidDialogHint(times: number): string {
  if (times === 0) return "No game don ask am yet, so no score go change. You no fit undo am.";
  if (times === 1)
    return "E show one time. The scores of that game go change, and the players go get notification. You no fit undo am.";
  return `E show ${formatNumber(times)} times. The scores of those games go change, and the players go get notification. You no fit undo am.`;
}
export const reasonLabel = "Wetin dey wrong with am?";
export const reasonHint = "Only admins fit see this one, here and for the audit log.";
export const reasonRequired = "Abeg write wetin dey wrong.";
export const cancelButton = "Cancel";
export const voidFailed = { title: "E no void", message: "The question still dey as e dey before. Abeg try am again." };
export const voidedToast = { title: "Question don void", message: "We dey correct the games." };

export const voidedTitle = "This question don void";
export const voidedHint = (reason: string): string => `Reason: ${reason}`;
export const correctedButton = "Add corrected one";
export const progressLabel = "Games wey don correct";
export const progressText = (corrected: number, games: number): string =>
  corrected < games
    ? `We don correct ${formatNumber(corrected)} of ${countOf(games, "game", "games")}`
    : games === 0
      ? "No game wey don finish ask am."
      : `We don correct ${countOf(games, "game", "games")}.`;

// Flags
export const flagsTitle = "Players don flag am";
export const flagCount = (count: number): string => countOf(count, "player", "players");
export const flagsHint = "Correct the question or void am, then clear the flags. We go log this one with your name.";
export const clearButton = "Clear flags";
export const flagsCleared = "The flags don clear.";
export const clearFailed = { title: "E no clear", message: "The flags still dey there. Abeg try am again." };

export type Holds = Translates<typeof import("./one-text.ts"), typeof import("./one-text.pcm.ts")>;
