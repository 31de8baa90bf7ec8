import { describe, expect, test } from "vitest";
import { draftState, lengthOf, textToSend } from "../../../../../client/thread/composer/draft.ts";
import { FRAME_MAX_BYTES, MESSAGE_MAX_LENGTH } from "../../../../../schema/limits.ts";

describe("a draft", () => {
  test("a draft counts its characters as the server does", () => {
    expect(lengthOf("ọ́🙂")).toBe([..."ọ́🙂"].length);
    expect(lengthOf(textToSend(" e\u0301te\u0301\n"))).toBe(3);
  });

  test("the longest message fits into a frame, however its letters are composed", () => {
    const composed = "\u1112\u1161\u11ab".repeat(MESSAGE_MAX_LENGTH);
    expect(draftState(composed)).toMatchObject({ maySend: true, left: 0 });
    expect(new TextEncoder().encode(textToSend(composed)).length).toBeLessThan(FRAME_MAX_BYTES / 2);
  });

  test.each([
    ["", { maySend: false, left: null }],
    ["  \n", { maySend: false, left: null }],
    ["hello", { maySend: true, left: null }],
    ["a".repeat(MESSAGE_MAX_LENGTH - 10), { maySend: true, left: 10 }],
    ["🙂".repeat(MESSAGE_MAX_LENGTH), { maySend: true, left: 0 }],
    ["a".repeat(MESSAGE_MAX_LENGTH + 2), { maySend: false, left: -2 }],
  ])("a draft of %.10j may be sent if it has a text that is not too long", (text, state) =>
    expect(draftState(text)).toEqual(state),
  );
});

test("THREAD-61 a photo may be sent without a text, but not with one that is too long", () => {
  expect(draftState("", true).maySend).toBe(true);
  expect(draftState("", false).maySend).toBe(false);
  expect(draftState("a".repeat(4_001), true).maySend).toBe(false);
});
