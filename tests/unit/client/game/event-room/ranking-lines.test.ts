import { expect, test } from "vitest";
import { rankingLines } from "../../../../../client/game/event-room/ranking-lines.ts";
import type { Place } from "../../../../../client/game/event-room/use-place.ts";
import { eventPlayer, leader } from "../../../../support/browser/event-room.tsx";

const five = [
  leader("Ada", 1, 500),
  leader("Bayo", 2, 400),
  leader("Chidi", 3, 300),
  leader("Dayo", 4, 200),
  leader("Efe", 5, 150),
];
const me = eventPlayer("Me", 36);
const near = (name: string, rank: number, score: number) => ({ name, rank, score, color: 0 });
const place = (rank: number | null, above: Place["above"] = [], below: Place["below"] = []): Place => ({
  rank,
  of: 180,
  score: 100,
  gained: 0,
  above,
  below,
});

/** "1 Ada", with … for places that are left out. */
const shown = (...args: Parameters<typeof rankingLines>) =>
  rankingLines(...args).map(({ player }) => (player ? `${player.rank} ${player.displayName}` : "…"));

test("a player far down sees the first three, a gap, and the two above and below", () => {
  const own = place(
    37,
    [near("Above", 36, 101), near("Higher", 35, 102)],
    [near("Below", 38, 99), near("Lower", 39, 98)],
  );
  expect(shown(five, own, me)).toEqual([
    "1 Ada",
    "2 Bayo",
    "3 Chidi",
    "…",
    "35 Higher",
    "36 Above",
    "37 Me",
    "38 Below",
    "39 Lower",
  ]);
});

test("the sixth sees everyone above without a gap", () => {
  const own = place(6, [near("Efe", 5, 150), near("Dayo", 4, 200)], [near("Below", 7, 99)]);
  expect(shown(five, own, me)).toEqual(["1 Ada", "2 Bayo", "3 Chidi", "4 Dayo", "5 Efe", "6 Me", "7 Below"]);
});

test("one of the first five is shown once, with the two below", () => {
  const second = eventPlayer("Bayo", 1);
  const two = place(2, [near("Ada", 1, 500)], [near("Chidi", 3, 300), near("Dayo", 4, 200)]);
  expect(shown(five, two, second)).toEqual(["1 Ada", "2 Bayo", "3 Chidi", "4 Dayo"]);
  expect(rankingLines(five, two, second).filter(({ player }) => player?.isMe)).toHaveLength(1);
  const fifth = eventPlayer("Efe", 4);
  const own = place(5, [near("Dayo", 4, 200), near("Chidi", 3, 300)], [near("F", 6, 99), near("G", 7, 98)]);
  expect(shown(five, own, fifth)).toEqual(["1 Ada", "2 Bayo", "3 Chidi", "4 Dayo", "5 Efe", "6 F", "7 G"]);
});

test("GAME-126 a host without a place, and a watcher, see the first five", () => {
  expect(shown(five, place(null), me)).toHaveLength(5);
  expect(shown(five, undefined, undefined)).toHaveLength(5);
});

test("everyone with the same score still sees a gap", () => {
  const tied = five.map((each) => ({ ...each, rank: 1, score: 0 }));
  const own = place(1, [near("Above", 1, 0), near("Higher", 1, 0)]);
  expect(shown(tied, own, me)).toContain("…");
});
