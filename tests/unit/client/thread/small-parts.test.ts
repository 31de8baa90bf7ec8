import { beforeEach, describe, expect, test } from "vitest";
import { errorTexts } from "../../../../client/app/error-texts.ts";
import { provideErrorTexts } from "../../../../client/frame/error-text.ts";
import { draftState, lengthOf, textOf } from "../../../../client/thread/draft.ts";
import { createReadReceipts } from "../../../../client/thread/read-receipts.ts";
import { connectionText, endText, typingText } from "../../../../client/thread/thread-status.tsx";
import { createTypingIndicator, createTypingSender } from "../../../../client/thread/typing-indicator.ts";
import { editsNaming } from "../../../../client/thread/use-read-tracking.ts";
import { FRAME_MAX_BYTES, MESSAGE_MAX_LENGTH } from "../../../../schema/limits.ts";
import type { Message } from "../../../../schema/thread/message.ts";
import { createWaits } from "../../../support/waits.ts";

provideErrorTexts(errorTexts);

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

  test.each([
    [[], ""],
    [["Ada"], "Ada is writing"],
    [["Ada", "Bola"], "Ada and Bola are writing"],
    [["Ada", "Bola", "Chidi"], "Several people are writing"],
  ])("%j", (names, words) => expect(typingText(names)).toBe(words));
});

describe("reading", () => {
  test("a burst is told once, and only ever forwards", () => {
    const told: number[] = [];
    const reader = createReadReceipts((seq) => told.push(seq) > 0, waits.wait);
    for (const seq of [3, 5, 4]) reader.seen(seq);
    waits.passes();
    reader.seen(5);
    expect([told, waits.pending()]).toEqual([[5], []]);
  });

  test("what was told to a socket that broke is sent again over the next one", () => {
    const told: number[] = [];
    let hasWire = false;
    const reader = createReadReceipts((seq) => hasWire && told.push(seq) > 0, waits.wait);
    reader.seen(5);
    waits.passes();
    hasWire = true;
    reader.again();
    reader.again();
    expect(told).toEqual([5, 5]);
  });

  test("NOTICE-7 a place that was told is told again, once, where an edit named the reader since", () => {
    const told: number[] = [];
    const reader = createReadReceipts((seq) => told.push(seq) > 0, waits.wait);
    reader.seen(5, "");
    waits.passes();
    for (const seq of [5, 4]) reader.seen(seq, "3");
    waits.passes();
    reader.seen(5, "3");
    expect([told, waits.pending()]).toEqual([[5, 5], []]);
  });

  test("an edit names the reader where another member's words mean them now", () => {
    const mentions = [{ memberId: "ada", displayName: "Ada" }];
    const said = { senderId: "tunde", isEdited: true, mentions };
    const messages = [
      said,
      { ...said, isEdited: false },
      { ...said, senderId: "ada" },
      { ...said, mentions: [] },
      said,
    ];
    const log = messages.map((message, at) => ({ ...message, seq: at + 1 }) as Message);
    expect(["ada", "sola"].map((memberId) => editsNaming(log, memberId))).toEqual(["1,5", ""]);
  });

  test("closing tells what was seen last", () => {
    const told: number[] = [];
    const reader = createReadReceipts((seq) => told.push(seq) > 0, waits.wait);
    reader.seen(5);
    reader.stop();
    expect([told, waits.pending()]).toEqual([[5], []]);
  });
});

describe("a draft", () => {
  test("letters count as the server counts them", () => {
    expect(lengthOf("ọ́🙂")).toBe([..."ọ́🙂"].length);
    expect(lengthOf(textOf(" e\u0301te\u0301\n"))).toBe(3);
  });

  test("what may be sent fits into a frame, however its letters are composed", () => {
    const composed = "\u1112\u1161\u11ab".repeat(MESSAGE_MAX_LENGTH);
    expect(draftState(composed)).toMatchObject({ maySend: true, counter: "0 left" });
    expect(new TextEncoder().encode(textOf(composed)).length).toBeLessThan(FRAME_MAX_BYTES / 2);
  });

  test.each([
    ["", { maySend: false, counter: null, isTooLong: false }],
    ["  \n", { maySend: false, counter: null, isTooLong: false }],
    ["hello", { maySend: true, counter: null, isTooLong: false }],
    ["a".repeat(MESSAGE_MAX_LENGTH - 10), { maySend: true, counter: "10 left", isTooLong: false }],
    ["🙂".repeat(MESSAGE_MAX_LENGTH), { maySend: true, counter: "0 left", isTooLong: false }],
    ["a".repeat(MESSAGE_MAX_LENGTH + 2), { maySend: false, counter: "2 too many", isTooLong: true }],
  ])("%.10s", (text, state) => expect(draftState(text)).toEqual(state));
});

describe("the text for a lost connection", () => {
  test("THREAD-10 speak of no game where another screen took the place", () => {
    expect(endText("game/moved", "channel").message).toContain("This channel was closed on this screen. Open it again");
    expect(endText("chat/not-found", "conversation").message).toContain("you can't see it");
  });

  const reconnecting = { kind: "reconnecting", attempt: 1, cause: "network/unreachable" } as const;
  test("says what happens to the message, and nothing while the connection is live", () => {
    expect(connectionText({ kind: "live" }, true)).toBe("");
    expect(connectionText(reconnecting, false)).toContain("sent later");
    // The browser knows before the line does.
    expect(connectionText({ kind: "live" }, false)).toContain("sent later");
    expect(connectionText({ kind: "ended", end: "left" }, false)).toBe("");
    expect(connectionText(reconnecting, true)).toContain("saved");
    expect(connectionText({ ...reconnecting, cause: "server/draining" }, true)).toContain("restarting");
  });
});
