import type { Translates } from "../../schema/language/translation.ts";
import type { OwnAnswer } from "../game/round/answer-sender.ts";
import type { StatusText } from "../game/round/answer-status.tsx";
import { resultsNext, secondsTaken } from "../game/round/round-text.ts";
import type { Toast } from "../ui/feedback/toast.ts";
import { countOf } from "../ui/format/format.ts";
import type { PlayedWord } from "./word-view.ts";

export const fieldLabel = "Your word";
export const fieldPlaceholder = "Tap or type";
/** In the field between two rounds. */
export const comingNext = (isLast: boolean): string =>
  isLast ? "Your results dey come next" : "Seven new letters dey come next";
export const submitButton = "Send Word";
export const shuffleButton = "Shuffle";
export const clearButton = "Clear";

export const next = (remaining: number): string =>
  `Round don end! ${remaining > 0 ? `E remain ${remaining}` : resultsNext}`;
/** The words of all players, at the reveal. */
export const wordsLabel = "Wetin everybody find";
export const noWord = "No word";

const pointsOf = (points: number) => countOf(points, "point", "points");

/** The toast for a word that the room has accepted. */
export function receiptToast({ word, points, isWord }: PlayedWord): Toast {
  return isWord
    ? { title: "Word don enter!", message: `${word} get ${pointsOf(points)}.`, duration: 2500 }
    : {
        title: "Word no correct!",
        message: `${word} no be correct English word, so e no get points.`,
        variant: "destructive",
      };
}

/** `practiceMs` is how long the player took, for those who practise. */
export function statusText(answer: OwnAnswer<PlayedWord>, practiceMs?: number): StatusText {
  const own = answer.status === "sent" ? answer.given : undefined;
  const time = practiceMs ? `, in ${secondsTaken(practiceMs)}` : "";
  const earned = own?.isWord
    ? `${own.word}, ${pointsOf(own.points)} for you${time}.`
    : `${own?.word ?? ""} no dey our list.`;
  return {
    sending: "Your word dey go...",
    sent: own?.isWord ? `${own.word} don enter, ${pointsOf(own.points)}.` : earned,
    earned: () => earned,
    nothing: "No word this round.",
  };
}

/** The reveal, for screen readers. */
export function verdict(answer: OwnAnswer<PlayedWord>, best: { word: string; points: number }): string {
  const own = answer.status === "sent" ? `${answer.given.word}, ${pointsOf(answer.given.points)}.` : "No word.";
  return best.word === "" ? own : `${own} ${bestWord(best)}`;
}
export const bestWord = ({ word, points }: { word: string; points: number }): string =>
  `The best word na ${word}, ${pointsOf(points)}.`;

/** The letters, one by one: "Your letters na A, T, C." */
export const lettersAnnouncement = (letters: string): string => `Your letters na ${[...letters].join(", ")}.`;

/** The letters on the board after a change. */
export const wordAnnouncement = (word: string): string => (word === "" ? "No letters." : `${[...word].join(", ")}.`);

export const missingLetterText = (letter: string): string => `You no get another ${letter}.`;
export const bestWordTitle = "The best word wey fit dey";

export type Holds = Translates<typeof import("./answer-text.ts"), typeof import("./answer-text.pcm.ts")>;
