import { expect, test } from "vitest";
import type { OwnAnswer } from "../../../../client/game/round/answer-sender.ts";
import { answerStatusText } from "../../../../client/game/round/answer-status.tsx";
import { answerProtocol } from "../../../../client/word-battle/answer-protocol.ts";
import {
  lettersAnnouncement,
  receiptToast,
  statusText,
  verdict,
  wordAnnouncement,
} from "../../../../client/word-battle/answer-text.ts";
import type { PlayedWord } from "../../../../client/word-battle/word-view.ts";

const cat: PlayedWord = { word: "CAT", points: 5, isWord: true };
const none: PlayedWord = { word: "TCA", points: 0, isWord: false };
const note = (answer: OwnAnswer<PlayedWord>, isRevealed: boolean) =>
  answerStatusText(answer, isRevealed, statusText(answer));

test("the player sends a word, and the receipt adds its points", () => {
  expect(answerProtocol.payload(cat)).toEqual({ word: "CAT" });
  expect(answerProtocol.given({ id: "word-one", round: 1, ...cat })).toEqual(cat);
  expect(answerProtocol.given({ round: 1, word: null, points: 0, isWord: false, draft: "CA" })).toBeNull();
});

test("a valid word shows a short toast, an invalid one a longer failure toast", () => {
  expect(receiptToast({ ...cat, points: 1 })).toEqual({
    title: "Word Submitted!",
    message: "CAT earned 1 point.",
    duration: 2500,
  });
  expect(receiptToast(none)).toEqual({
    title: "Invalid Word!",
    message: "TCA is not a valid English word, no points awarded.",
    variant: "destructive",
  });
});

test("the status shows the state of the word, and at the reveal its points", () => {
  const all = [{ status: "open" }, { status: "sending", given: cat }, { status: "sent", given: cat }] as const;
  expect(all.map((answer) => note(answer, false))).toEqual(["", "Sending your word...", "CAT is in, 5 points."]);
  expect(all.map((answer) => note(answer, true))).toEqual([
    "No word this round.",
    "No word this round.",
    "CAT, 5 points for you.",
  ]);
  expect(note({ status: "sent", given: none }, false)).toBe("TCA isn’t on our list.");
});

test("the reveal announces the player's word, and the best word if there was one", () => {
  const best = { word: "COATS", points: 14 };
  expect(verdict({ status: "sent", given: cat }, best)).toBe("CAT, 5 points. The best word was COATS, 14 points.");
  expect(verdict({ status: "open" }, { word: "", points: 0 })).toBe("No word.");
});

test("letters are announced one by one", () => {
  expect(lettersAnnouncement("CAT")).toBe("Your letters are C, A, T.");
  expect(["", "CA"].map(wordAnnouncement)).toEqual(["No letters.", "C, A."]);
});
