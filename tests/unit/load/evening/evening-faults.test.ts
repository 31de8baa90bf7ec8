import { expect, test } from "vitest";
import { type EveningEnd, eveningFaults, type PlayerEnd } from "../../../load/evening/evening-faults.ts";

const questions = ["Who built the ark?", "Who was thrown to the lions?"];

const answer = (requestId: string, round: number, points: number) => ({
  requestId,
  round,
  points,
  isCorrect: points > 0,
});

function playedRound(round: number, question: string, points: number): PlayerEnd["recap"]["rounds"][number] {
  return {
    round,
    state: "counted",
    question: { question, options: [], scriptureReference: "", verse: "", translation: "kjv" },
    rack: null,
    own: { answer: "", isCorrect: points > 0, points, seconds: 1 },
  };
}

const listed = (score: number, rank: number) => ({ displayName: "Ada", roles: [], isMine: true, seat: 0, score, rank });

/** A player who answered both questions, with these points. */
function player(memberId: string, points: readonly [number, number], rank: number): PlayerEnd {
  const score = points[0] + points[1];
  const ids = [`${memberId}-1`, `${memberId}-2`] as const;
  return {
    memberId,
    roomId: "room",
    scripted: { score, rightAnswers: points.filter((each) => each > 0).length },
    receipts: ids.map((id, at) => ({ id, round: at + 1 })),
    shownScore: score,
    shownRank: rank,
    stored: { memberId, score, answers: ids.map((id, at) => answer(id, at + 1, points[at] ?? 0)) },
    recap: {
      players: [listed(score, rank)],
      // Each table asks in an order of its own.
      rounds: [playedRound(1, questions[1] ?? "", points[0]), playedRound(2, questions[0] ?? "", points[1])],
    },
  };
}

const ada = player("ada", [1, 2], 1);
const ben = player("ben", [0, 2], 2);
const end = (changed: Partial<EveningEnd> = {}): EveningEnd => ({
  players: [ada, ben],
  wallScores: new Map([
    ["ada", 3],
    ["ben", 2],
  ]),
  questions,
  leaks: [],
  ...changed,
});

/** The kinds of which there is a fault. */
const kinds = (changed: Partial<EveningEnd>) =>
  Object.entries(eveningFaults(end(changed))).flatMap(([kind, { length }]) => (length > 0 ? [kind] : []));

const withAnswers = (answers: PlayerEnd["stored"]["answers"]): PlayerEnd => ({
  ...ada,
  stored: { ...ada.stored, answers },
});

test("an evening that ends as the script wants has no faults", () => {
  expect(kinds({})).toEqual([]);
});

test("an acknowledged answer that is not stored is lost", () => {
  const [first] = ada.stored.answers;
  const faults = kinds({ players: [withAnswers(first ? [first] : []), ben] });
  expect(faults).toContain("acknowledged answers lost");
  expect(faults).toContain("rounds without an answer");
});

test("an answer that was stored and whose acknowledgement a kill prevented is none", () => {
  expect(kinds({ players: [{ ...ada, receipts: ada.receipts.slice(1) }, ben] })).toEqual([]);
});

test("two answers of one round are counted twice", () => {
  expect(kinds({ players: [withAnswers([...ada.stored.answers, answer("ada-3", 2, 0)]), ben] })).toEqual([
    "answers counted twice",
  ]);
});

test.each<[string, Partial<PlayerEnd>]>([
  ["the phone", { shownScore: 4 }],
  ["the stored player", { stored: { ...ada.stored, score: 4 } }],
  ["the recap", { recap: { ...ada.recap, players: [listed(4, 1)] } }],
  ["the recap's rounds", { recap: { ...ada.recap, rounds: ada.recap.rounds.slice(1) } }],
])("another score in %s is a fault", (_, changed) => {
  expect(kinds({ players: [{ ...ada, ...changed }, ben] })).toContain("final scores other than the script's");
});

test("a wrong answer that counted as right is a fault", () => {
  const answers = ben.stored.answers.map((each) => ({ ...each, isCorrect: true }));
  expect(kinds({ players: [ada, { ...ben, stored: { ...ben.stored, answers } }] })).toEqual([
    "right answers other than the script's",
  ]);
});

test("a place that does not follow from the scores is a fault", () => {
  expect(kinds({ players: [ada, { ...ben, shownRank: 1 }] })).toEqual(["places other than those of the scores"]);
});

test("a score that the wall does not show is a fault, but only in the wall's room", () => {
  const wallScores = new Map([["ada", 3]]);
  expect(kinds({ wallScores })).toEqual(["scores on the wall other than the script's"]);
  const elsewhere = { ...ben, roomId: "another room", shownRank: 1, recap: { ...ben.recap, players: [listed(2, 1)] } };
  expect(kinds({ wallScores, players: [ada, elsewhere] })).toEqual([]);
});

test("a round that did not count, or whose question was asked twice, is a fault", () => {
  const [first, second] = ada.recap.rounds as [
    PlayerEnd["recap"]["rounds"][number],
    PlayerEnd["recap"]["rounds"][number],
  ];
  const kind = "rounds other than the script's in a recap";
  for (const rounds of [
    [first, { ...second, state: "voided" as const }],
    [first, { ...second, question: first.question }],
  ]) {
    expect(kinds({ players: [{ ...ada, recap: { ...ada.recap, rounds } }, ben] })).toEqual([kind]);
  }
});

test("a solution before its reveal is a fault", () => {
  expect(kinds({ leaks: ["a solution in the state, while round"] })).toEqual(["solutions before their reveal"]);
});
