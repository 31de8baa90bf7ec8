import { beforeEach, describe, expect, test } from "vitest";
import { createTypingIndicator, createTypingSender } from "../../../../client/thread/typing-indicator.ts";
import { createWaits } from "../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
beforeEach(() => {
  waits = createWaits();
});

describe("writing", () => {
  test("somebody counts as writing for five seconds after they last said so", () => {
    let writing: readonly string[] = [];
    const typingIndicator = createTypingIndicator(waits.wait, (next) => {
      writing = next;
    });
    typingIndicator.onTyping("ada");
    typingIndicator.onTyping("ada");
    expect([writing, waits.pending()]).toEqual([["ada"], [5_000]]);
    waits.passes();
    expect(writing).toEqual([]);
  });

  test("what they wrote ends it", () => {
    let writing: readonly string[] = [];
    const typingIndicator = createTypingIndicator(waits.wait, (next) => {
      writing = next;
    });
    typingIndicator.onTyping("ada");
    typingIndicator.stopped("ada");
    expect([writing, waits.pending()]).toEqual([[], []]);
  });

  test("the others are told every three seconds at most", () => {
    let [now, said] = [0, 0];
    const typed = createTypingSender(
      () => {
        said += 1;
      },
      () => now,
    );
    for (now = 0; now < 6_500; now += 100) typed();
    expect(said).toBe(3);
  });
});
