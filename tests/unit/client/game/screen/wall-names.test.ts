import { expect, test } from "vitest";
import type { PlayerView } from "../../../../../client/game/room-view.ts";
import { wallNames } from "../../../../../client/game/screen/wall-names.ts";

const named = (...names: string[]) => [
  ...wallNames(names.map((displayName, seat) => ({ memberId: `${seat}`, displayName }) as PlayerView)).values(),
];

test("GAME-106 PROFILE-32 a wall shows first names, and whole ones only if two share their first", () => {
  expect(named("Ada Nwosu", "Túndé Adébáyọ̀", "Chidi")).toEqual(["Ada", "Túndé", "Chidi"]);
  expect(named("Ada Nwosu", "Ada Obi", "Chidi Eze")).toEqual(["Ada Nwosu", "Ada Obi", "Chidi"]);
  expect(named("Ada", "Ada Obi")).toEqual(["Ada", "Ada Obi"]);
});

test("GAME-106 a player without a name has one on a wall too", () => {
  expect(named("", "  ")).toEqual(["Anonymous Player", "Anonymous Player"]);
});
