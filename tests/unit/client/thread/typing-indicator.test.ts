import { beforeEach, describe, expect, test } from "vitest";
import { createTypingIndicator, createTypingSender } from "../../../../client/thread/typing-indicator.ts";
import { createWaits } from "../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
beforeEach(() => {
  waits = createWaits();
});

describe("typing", () => {
  test("a member counts as typing for five seconds after their last signal", () => {
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

  test("a member no longer counts as typing when their message arrives", () => {
    let writing: readonly string[] = [];
    const typingIndicator = createTypingIndicator(waits.wait, (next) => {
      writing = next;
    });
    typingIndicator.onTyping("ada");
    typingIndicator.stopped("ada");
    expect([writing, waits.pending()]).toEqual([[], []]);
  });

  test("a member who keeps typing sends one signal every three seconds", () => {
    let [now, sent] = [0, 0];
    const typed = createTypingSender(
      () => {
        sent += 1;
      },
      () => now,
    );
    for (now = 0; now < 6_500; now += 100) typed();
    expect(sent).toBe(3);
  });
});
