import fc from "fast-check";
import { expect, test } from "vitest";
import { isRoundComplete } from "../../../../../rooms/support/game/phases.ts";
import { rankOf } from "../../../../../schema/game/rank.ts";

test("GAME-15 a round waits for active players only", () => {
  const answered = { isActive: true, isKept: true };
  const thinking = { isActive: true, isKept: false };
  const gone = { isActive: false, isKept: false };
  const isKept = (player: typeof answered) => player.isKept;
  expect(isRoundComplete([answered, gone], isKept)).toBe(true);
  expect(isRoundComplete([answered, thinking], isKept)).toBe(false);
});

test("GAME-19 equal scores share a rank, and the next rank counts the players before it", () => {
  const scores = [300, 500, 500, 0];
  expect(scores.map((score) => rankOf(score, scores))).toEqual([3, 1, 1, 4]);
});

test("GAME-19 a higher score has a better rank, and at least one player has rank 1", () => {
  const table = fc.array(fc.nat(1500), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(table, (scores) => {
      const ranked = scores.map((score) => ({ score, rank: rankOf(score, scores) }));
      expect(Math.min(...ranked.map(({ rank }) => rank))).toBe(1);
      for (const one of ranked) for (const two of ranked) expect(one.score > two.score).toBe(one.rank < two.rank);
    }),
  );
});
