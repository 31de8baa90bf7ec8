import { expect, test } from "vitest";
import { type AwardedGame, awardsOf } from "../../../../../server/game/played/awards.ts";

type Answer = AwardedGame["answers"][number];
/** A round's answers: points, or null for a wrong answer; players who are left out did not answer. */
type Round = Readonly<Record<string, number | null>>;

/** A game of trivia in which each right answer takes as many seconds as `seconds` says, by player. */
function gameOf(rounds: readonly Round[], seconds: Readonly<Record<string, number>> = {}): AwardedGame {
  const answers = rounds.flatMap((given, index) =>
    Object.entries(given).map(
      ([playerId, points]): Answer => ({
        playerId,
        round: index + 1,
        answer: points === null ? "Cain" : "Abel",
        isCorrect: points !== null,
        points: points ?? 0,
        seconds: seconds[playerId] ?? 5,
      }),
    ),
  );
  const playerIds = [...new Set(rounds.flatMap((given) => Object.keys(given)))];
  return { gameType: "trivia", playerIds, rounds: rounds.map((_, index) => index + 1), answers, isShown: () => true };
}

const won = (game: AwardedGame) => awardsOf(game).map(({ kind, playerIds, value }) => [kind, playerIds, value]);

test("GAME-62 the only one who knew an answer is named, if at least three answered", () => {
  expect(won(gameOf([{ Ada: 50, Ben: null, Chi: null }]))).toEqual([["only-one", ["Ada"], 1]]);
  expect(won(gameOf([{ Ada: 50, Ben: null }])).map(([kind]) => kind)).not.toContain("only-one");
});

test("GAME-62 the comeback is the most places gained since half-time", () => {
  const game = gameOf([
    { Ada: null, Ben: 50, Chi: 60 },
    { Ada: 90, Ben: null, Chi: null },
  ]);
  const comeback = { ...game, rounds: [1, 2] };
  // Ada was third and is first. She is also the only one who knew the second answer, and has one award alone.
  expect(won(comeback)).toContainEqual(["only-one", ["Ada"], 1]);
  const two = gameOf([
    { Ada: null, Ben: 50 },
    { Ada: 90, Ben: null },
  ]);
  expect(won(two)).toContainEqual(["comeback", ["Ada"], 1]);
});

test("GAME-62 a game of one round has no half-time", () => {
  expect(won(gameOf([{ Ada: 90, Ben: 10 }])).map(([kind]) => kind)).not.toContain("comeback");
});

test("GAME-62 a streak is three right answers in a row or more, and a round without an answer ends it", () => {
  const right = { Ada: 50, Ben: null };
  expect(won(gameOf([right, right, right], { Ada: 9 }))).toEqual([["streak", ["Ada"], 3]]);
  expect(won(gameOf([right, right, { Ben: null }, right]))).toEqual([["fastest", ["Ada"], 5]]);
});

test("GAME-62 the fastest knew at least half of the answers", () => {
  const rounds = [
    { Ada: 50, Ben: 50 },
    { Ada: 50, Ben: null },
    { Ada: null, Ben: null },
  ];
  expect(won(gameOf(rounds, { Ada: 4.24, Ben: 1 }))).toEqual([["fastest", ["Ada"], 4.2]]);
});

test("GAME-62 the best word is one that others may see", () => {
  const words: Answer[] = [
    { playerId: "Ada", round: 1, answer: "PRAISE", isCorrect: true, points: 16, seconds: 3 },
    { playerId: "Ben", round: 1, answer: "RUDE", isCorrect: true, points: 40, seconds: 3 },
    { playerId: "Ben", round: 2, answer: "XYZ", isCorrect: false, points: 0, seconds: 3 },
  ];
  const game: AwardedGame = {
    gameType: "word_battle",
    playerIds: ["Ada", "Ben"],
    rounds: [1],
    answers: words,
    isShown: (word) => word !== "RUDE",
  };
  expect(awardsOf(game)).toEqual([{ kind: "best-word", playerIds: ["Ada"], value: 16, word: "PRAISE" }]);
});

test("GAME-63 equal players share an award, and one that all share is not given", () => {
  const rounds = [
    { Ada: 50, Ben: 50, Chi: null },
    { Ada: 50, Ben: 50, Chi: null },
    { Ada: 50, Ben: 50, Chi: null },
  ];
  expect(won(gameOf(rounds))).toEqual([["streak", ["Ada", "Ben"], 3]]);
  expect(won(gameOf([{ Ada: 50, Ben: 50 }]))).toEqual([]);
});

test("GAME-63 nobody has two awards, and as many awards as possible are given", () => {
  const right = { Ada: 50, Ben: 50, Chi: null };
  // Ada and Ben share the streak, or Ada alone knew one: one each is more.
  const game = gameOf([right, right, right, { Ada: 50, Ben: null, Chi: null }], { Ada: 6, Ben: 2 });
  expect(won(game)).toEqual([
    ["only-one", ["Ada"], 1],
    ["fastest", ["Ben"], 2],
  ]);
});

test("GAME-64 a game of one player has no awards, and a round that counts for nobody gives none", () => {
  expect(won(gameOf([{ Ada: 50 }]))).toEqual([]);
  const game = gameOf([{ Ada: 50, Ben: null, Chi: null }]);
  expect(won({ ...game, rounds: [] })).toEqual([]);
});

test("GAME-138 an award that more than seven share is not given", () => {
  const names = Array.from({ length: 12 }, (_, at) => `Player ${at}`);
  /** The first so many players answer three rounds right, in the same time. */
  const sharedBy = (holders: number) => {
    const round = Object.fromEntries(names.map((name, at) => [name, at < holders ? 50 : null]));
    return won(gameOf([round, round, round]));
  };
  expect(sharedBy(7)).toContainEqual(["streak", names.slice(0, 7), 3]);
  expect(sharedBy(8)).toEqual([]);
});
