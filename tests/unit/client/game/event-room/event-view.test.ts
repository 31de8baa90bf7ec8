import { expect, test } from "vitest";
import { rankedTeams } from "../../../../../client/game/event-room/event-view.ts";
import { barLength } from "../../../../../client/game/event-room/team-bars.tsx";

const team = (name: string, score: number) => ({ name, players: 10, score });

test("GAME-132 teams are listed best first, and equal ones share a place in the order of their numbers", () => {
  const ranked = rankedTeams([team("Lamps", 50), team("Vines", 90), team("Anchors", 50)]);
  expect(ranked.map(({ name, number, rank }) => [name, number, rank])).toEqual([
    ["Vines", 2, 1],
    ["Lamps", 1, 2],
    ["Anchors", 3, 2],
  ]);
});

test("the bar of the best team is whole, and nobody has one before the first points", () => {
  const teams = rankedTeams([team("Lamps", 50), team("Vines", 100)]);
  expect(teams.map(({ score }) => barLength(teams, score))).toEqual([1, 0.5]);
  expect(barLength(rankedTeams([team("Lamps", 0)]), 0)).toBe(0);
});
