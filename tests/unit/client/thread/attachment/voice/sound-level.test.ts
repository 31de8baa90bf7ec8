import { expect, test } from "vitest";
import { levelOf } from "../../../../../../client/thread/attachment/voice/record/sound-level.ts";

test("silence has no level, loud speech the highest, and quiet speech one that can be seen", () => {
  const tone = (volume: number) => new Float32Array(64).map((_, index) => (index % 2 === 0 ? volume : -volume));
  expect(levelOf(tone(0))).toBe(0);
  expect(levelOf(tone(0.02))).toBeGreaterThan(0.2);
  expect(levelOf(tone(0.9))).toBe(1);
});
