import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shuffled } from "../../../../../rooms/support/game/shuffled.ts";

describe("a shuffle", () => {
  test("TRIVIA-3 a shuffle keeps all four answers, each once", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 3 }), (chances) => {
        let drawn = 0;
        const order = shuffled(["a", "b", "c", "d"], () => chances[drawn++ % chances.length] ?? 0);
        expect(order.toSorted()).toEqual(["a", "b", "c", "d"]);
      }),
    );
  });

  test("TRIVIA-3 a shuffle puts the correct answer equally often at each position", () => {
    const places = [0, 0, 0, 0];
    // All combinations of three random numbers with twelve values: 12 is divisible by the 4, 3 and 2 choices of the steps.
    for (let thrown = 0; thrown < 12 ** 3; thrown += 1) {
      const chances = [thrown % 12, Math.floor(thrown / 12) % 12, Math.floor(thrown / 144)].map((face) => face / 12);
      const place = shuffled(["right", "b", "c", "d"], () => chances.shift() ?? 0).indexOf("right");
      places[place] = (places[place] ?? 0) + 1;
    }
    expect(places).toEqual([432, 432, 432, 432]);
  });
});
