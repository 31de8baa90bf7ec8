import { expect, test } from "vitest";
import { windowOf } from "../../../../../client/game/event-room/waiting/house-picture.tsx";
import { EVENT_PLAYERS_MAX } from "../../../../../schema/limits.ts";

test("each of the two hundred seats has a window of its own, inside the house", () => {
  const windows = Array.from({ length: EVENT_PLAYERS_MAX }, (_, seat) => windowOf(seat));
  expect(new Set(windows.map(({ x, y }) => `${x} ${y}`)).size).toBe(EVENT_PLAYERS_MAX);
  expect(windows.every(({ x, y }) => x > 18 && x < 294 && y > 60 && y < 188)).toBe(true);
});
