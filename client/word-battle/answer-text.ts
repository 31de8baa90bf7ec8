import type { z } from "zod";
import type { wordBattleAnnouncements } from "../../schema/word-battle/protocol.ts";
import type { OwnAnswer } from "../game/round/answer-sender.ts";
import type { StatusText } from "../game/round/answer-status.tsx";
import type { AnswerProtocol } from "../game/round/use-answer.ts";
import type { Toast } from "../ui/feedback/toast.ts";
import { countOf } from "../ui/text/format.ts";
import type { PlayedWord } from "./word-view.ts";

type Announced = typeof wordBattleAnnouncements;
export type OwnAnswerMessage = z.output<Announced["ownAnswer"]["payload"]>;
export type Receipt = z.output<Announced["receipt"]["payload"]>;

/** An answer is a word. The room adds its points and whether it is a real word. */
export const answerProtocol: AnswerProtocol<PlayedWord, Receipt | OwnAnswerMessage> = {
  request: "word",
  payload: ({ word }) => ({ word }),
  given: ({ word, points, isWord }) => (word === null ? null : { word, points, isWord }),
};

const pointsOf = (points: number) => countOf(points, "point");

/** The toast for a word that the room has accepted. */
export function receiptToast({ word, points, isWord }: PlayedWord): Toast {
  return isWord
    ? { title: "Word Submitted!", message: `${word} earned ${pointsOf(points)}.`, duration: 2500 }
    : {
        title: "Invalid Word!",
        message: `${word} is not a valid English word, no points awarded.`,
        variant: "destructive",
      };
}

export function statusText(answer: OwnAnswer<PlayedWord>): StatusText {
  const own = answer.status === "sent" ? answer.given : undefined;
  const earned = own?.isWord
    ? `${own.word}, ${pointsOf(own.points)} for you.`
    : `${own?.word ?? ""} isn't on our list.`;
  return {
    sending: "Sending your word...",
    sent: own?.isWord ? `${own.word} is in, ${pointsOf(own.points)}.` : earned,
    earned: () => earned,
    nothing: "No word this round.",
  };
}

/** The reveal, for screen readers. */
export function verdict(answer: OwnAnswer<PlayedWord>, best: { word: string; points: number }): string {
  const own = answer.status === "sent" ? `${answer.given.word}, ${pointsOf(answer.given.points)}.` : "No word.";
  return best.word === "" ? own : `${own} The best word was ${best.word}, ${pointsOf(best.points)}.`;
}

/** The letters, one by one: "Your letters are A, T, C." */
export const lettersAnnouncement = (letters: string): string => `Your letters are ${[...letters].join(", ")}.`;

/** The letters on the board after a change. */
export const wordAnnouncement = (word: string): string => (word === "" ? "No letters." : `${[...word].join(", ")}.`);

export const missingLetterText = (letter: string): string => `You don't have another ${letter}.`;
