import { getMessageBytes, Protocol } from "@colyseus/core";
import { expect, test } from "vitest";
import type { EveningQuestion } from "../../../load/evening/questions.ts";
import { type ShownSolution, SolutionWatch } from "../../../load/evening/solution-watch.ts";

const question = (name: string): EveningQuestion => ({
  question: `Who is ${name}?`,
  right: name,
  points: 1,
  verse: `And ${name} went forth`,
  scriptureReference: `${name} 1:1`,
});
const questions = [question("Ruth"), question("Job")];
const open: ShownSolution = {
  phase: "round",
  question: "Who is Ruth?",
  correctOption: -1,
  verse: "",
  scriptureReference: "",
};
const solved = { correctOption: 2, verse: "And Ruth went forth", scriptureReference: "Ruth 1:1" };
const patch = (...texts: string[]) => Buffer.from([Protocol.ROOM_STATE_PATCH, ...Buffer.from(texts.join("\n"))]);

/** What a watch finds in these frames, each with the state after it. */
function leaksOf(...frames: readonly (readonly [Buffer, ShownSolution | undefined])[]): readonly string[] {
  const watch = new SolutionWatch(questions);
  for (const [bytes, shown] of frames) watch.look(bytes, shown);
  return watch.leaks;
}

test("a solution in the frame that reveals it, and afterwards, is none too early", () => {
  const reveal = { ...open, phase: "reveal", ...solved };
  expect(leaksOf([patch(open.question), open], [patch(solved.verse, solved.scriptureReference), reveal])).toEqual([]);
  expect(leaksOf([patch(), reveal], [patch(solved.verse), { ...open, question: "Who is Job?" }])).toEqual([]);
});

test("a verse or a reference in a frame of the open round is too early", () => {
  expect(leaksOf([patch(solved.verse), open])).toEqual(['the verse of "Who is Ruth?", while round']);
  expect(leaksOf([patch(solved.scriptureReference), open])).toEqual(['the reference of "Who is Ruth?", while round']);
});

test("the verse of a question that has not been asked yet is too early even in a reveal", () => {
  const reveal = { ...open, phase: "reveal", ...solved };
  expect(leaksOf([patch("And Job went forth"), reveal])).toEqual(['the verse of "Who is Job?", while reveal']);
});

test("a right option in the state of the open round is too early", () => {
  expect(leaksOf([patch(), { ...open, correctOption: 0 }])).toEqual(["a solution in the state, while round"]);
});

test("a message that names a solution is too early in the open round", () => {
  const message = (payload: object) => Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA, "receipt", payload));
  expect(leaksOf([message({ id: "one", round: 1, option: 2 }), open])).toEqual([]);
  expect(leaksOf([message({ id: "one", isCorrect: true }), open])).toEqual(["isCorrect in a message, while round"]);
});

test("frames before the first state are not looked at", () => {
  expect(leaksOf([patch("joined"), undefined])).toEqual([]);
});
