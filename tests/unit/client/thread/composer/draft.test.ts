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
    expect(draftState(composed)).toMatchObject({ maySend: true, counter: "0 left" });
    expect(new TextEncoder().encode(textToSend(composed)).length).toBeLessThan(FRAME_MAX_BYTES / 2);
  });

  test.each([
    ["", { maySend: false, counter: null, isTooLong: false }],
    ["  \n", { maySend: false, counter: null, isTooLong: false }],
    ["hello", { maySend: true, counter: null, isTooLong: false }],
    ["a".repeat(MESSAGE_MAX_LENGTH - 10), { maySend: true, counter: "10 left", isTooLong: false }],
    ["🙂".repeat(MESSAGE_MAX_LENGTH), { maySend: true, counter: "0 left", isTooLong: false }],
    ["a".repeat(MESSAGE_MAX_LENGTH + 2), { maySend: false, counter: "2 too many", isTooLong: true }],
  ])("a draft of %.10j may be sent, or shows why not", (text, state) => expect(draftState(text)).toEqual(state));
});
