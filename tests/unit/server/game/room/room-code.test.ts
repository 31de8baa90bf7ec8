import { expect, test } from "vitest";
import { roomCode } from "../../../../../schema/game/api.ts";
import { newRoomCode } from "../../../../../server/game/room/room-code.ts";

// With ten times as many, two would be equal once in some hundred runs.
test("room codes have six characters without look-alikes and don't repeat", () => {
  const codes = Array.from({ length: 200 }, newRoomCode);
  for (const code of codes) expect(roomCode.parse(code)).toBe(code);
  expect(new Set(codes).size).toBe(200);
  expect(new Set(codes.join("")).size).toBe(31);
});
