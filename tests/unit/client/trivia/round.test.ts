import { expect, test } from "vitest";
import { provideErrorTexts } from "../../../../client/frame/error-text.ts";
import { errorTexts } from "../../../../client/game/game-errors.ts";
import type { OwnAnswer } from "../../../../client/game/round/answer-sender.ts";
import { answerStatusText } from "../../../../client/game/round/answer-status.tsx";
import { introduction } from "../../../../client/game/round/round-text.ts";
import { statusText, verdict } from "../../../../client/trivia/answer-text.ts";
import { appearanceOf } from "../../../../client/trivia/option-state.ts";
import { optionOfKey } from "../../../../client/trivia/trivia-view.ts";

provideErrorTexts(errorTexts);

const note = (answer: OwnAnswer<number>, correct: number, points: number) =>
  answerStatusText(answer, correct >= 0, statusText(answer, correct, points));

const states = (...[answer, correct]: [Parameters<typeof appearanceOf>[1], number]) =>
  [0, 1, 2, 3].map((option) => appearanceOf(option, answer, correct).state);

test("1 to 4 and A to D choose, other keys do not", () => {
  expect(["1", "2", "3", "4", "a", "B", "c", "D"].map(optionOfKey)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  for (const key of ["0", "5", "e", "Enter", " ", "", "12"]) expect(optionOfKey(key), key).toBeNull();
});

test("before the reveal only the chosen option stands out", () => {
  expect(states({ status: "open" }, -1)).toEqual(["idle", "idle", "idle", "idle"]);
  expect(states({ status: "sending", given: 1 }, -1)).toEqual(["dim", "sending", "dim", "dim"]);
  expect(states({ status: "sent", given: 1 }, -1)).toEqual(["dim", "sent", "dim", "dim"]);
});

test("at the reveal the right option gets a check mark, and a wrong choice a cross", () => {
  expect(states({ status: "sent", given: 1 }, 3)).toEqual(["dim", "wrong", "dim", "right"]);
  expect(states({ status: "sent", given: 3 }, 3)).toEqual(["dim", "dim", "dim", "right"]);
  expect(states({ status: "open" }, 3)).toEqual(["dim", "dim", "dim", "right"]);
});

test("an answer that never arrived is not called wrong", () => {
  expect(states({ status: "sending", given: 1 }, 3)).toEqual(["dim", "dim", "dim", "right"]);
  expect(note({ status: "sending", given: 1 }, 3, 0)).toBe("No answer this round.");
});

test("the reason for a refusal still shows at the reveal", () => {
  const refused = { status: "refused", given: 1, code: "game/too-late" } as const;
  for (const correct of [-1, 3]) expect(note(refused, correct, 0)).toBe(errorTexts["game/too-late"].message);
});

test("the reveal announces the points, or the right answer", () => {
  expect(verdict({ status: "sent", given: 2 }, 2, "Noah", 86)).toBe("Correct. 86 points.");
  expect(verdict({ status: "sent", given: 1 }, 2, "Noah", 0)).toBe("Not right. The right answer is Noah.");
  expect(verdict({ status: "open" }, 2, "Noah", 0)).toBe("No answer. The right answer is Noah.");
});

test("the start of a round announces its number, its time and its question", () => {
  expect(introduction(3, 10, 30, "Who built the ark?")).toBe("Round 3 of 10. 30 seconds. Who built the ark?");
});
