import { expect, test } from "vitest";
import type { PlayerView } from "../../../../client/game/room-view.ts";
import { progress, rankAndMove } from "../../../../client/game/round/round-text.ts";
import { fastestOf, playersBefore, progressAt, progressOf, standingsOf } from "../../../../client/game/standing.ts";

const player = (memberId: string, before: number, roundPoints: number, responseMs = 5000) =>
  ({
    memberId,
    displayName: memberId,
    score: before + roundPoints,
    roundPoints,
    responseMs,
    joinedAt: 1,
    seat: 0,
  }) as PlayerView;
const table = (...players: PlayerView[]) => Object.fromEntries(players.map((each) => [each.memberId, each]));

const four = table(
  player("Ada", 100, 0),
  player("Tunde", 90, 61, 3200),
  player("Chidi", 90, 55, 7000),
  player("Halima", 10, 0),
);

test("standings show everyone’s place, and how many places the round has moved them", () => {
  const places = standingsOf(four).map(({ player, rank, climbed }) => [player.memberId, rank, climbed]);
  expect(places).toEqual([
    ["Tunde", 1, 1],
    ["Chidi", 2, 0],
    ["Ada", 3, -2],
    ["Halima", 4, 0],
  ]);
  expect(standingsOf(playersBefore(four)).map(({ player }) => player.memberId)[0]).toBe("Ada");
});

test("equal scores share a place", () => {
  const ranks = standingsOf(table(player("Ada", 0, 50), player("Tunde", 0, 50), player("Chidi", 0, 0)));
  expect(ranks.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test("the standings say whom a player has overtaken and how far the next one is", () => {
  expect(progress(progressOf(four, "Tunde"))).toBe("You overtook Ada. You lead by 6 points.");
  expect(progress(progressOf(four, "Chidi"))).toBe("You overtook Ada. 6 points to Tunde.");
  expect(progress(progressOf(four, "Ada"))).toBe("45 points to Chidi.");
  expect(progress(progressOf(table(player("Ada", 5, 0), player("Tunde", 5, 0)), "Ada"))).toBe("You share the lead.");
});

test("a place and its change read as a sentence", () => {
  expect([rankAndMove(1, 1), rankAndMove(2, 0), rankAndMove(3, -2)]).toEqual([
    "You’re 1st, up 1",
    "You’re 2nd",
    "You’re 3rd, down 2",
  ]);
  expect(rankAndMove(11, 0)).toBe("You’re 11th");
});

test("the fastest is whoever was right first, and nobody if nobody was right", () => {
  expect(fastestOf(four)?.memberId).toBe("Tunde");
  expect(fastestOf(table(player("Ada", 0, 0, 1000)))).toBeUndefined();
});

test("GAME-134 at an event, the nearest player with more points is the next one", () => {
  const near = (name: string, rank: number, score: number) => ({ name, rank, score, color: 0 });
  const at = (rank: number | null, above: ReturnType<typeof near>[], below: ReturnType<typeof near>[] = []) => {
    const change = progressAt({ rank, of: 180, score: 100, gained: 0, above, below });
    return change && progress(change);
  };
  expect(at(37, [near("Tunde", 36, 114), near("Ada", 35, 120)])).toBe("14 points to Tunde.");
  expect(at(36, [near("Tunde", 36, 100), near("Ada", 35, 120)])).toBe("20 points to Ada.");
  expect(at(30, [near("Tunde", 30, 100), near("Ada", 30, 100)])).toBeUndefined();
  expect(at(1, [], [near("Ada", 2, 90)])).toBe("You lead by 10 points.");
  expect(at(1, [], [near("Ada", 1, 100)])).toBe("You share the lead.");
  expect(at(1, [near("Tunde", 1, 100)], [near("Ada", 3, 90)])).toBe("You share the lead.");
  expect(at(null, [])).toBeUndefined();
});
