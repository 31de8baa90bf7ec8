import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftSender, DRAFT_GAP_MS } from "../../../../../client/word-battle/board/draft-sender.ts";

const LONG = 20_000;

let sent: string[];
let hasSocket: boolean;
let sender: ReturnType<typeof createDraftSender>;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, hasSocket] = [[], true];
  sender = createDraftSender({
    send: ({ word }) => hasSocket && sent.push(word) > 0,
    now: () => Date.now(),
    wait(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });
});
afterEach(() => void vi.useRealTimers());

const change = (word: string, leftMs = LONG) => sender.change({ round: 1, word }, leftMs);

test("the first change is sent at once, later ones once per gap, and the last one always", () => {
  for (const [at, word] of ["C", "CA", "CAT", "CATS"].entries()) {
    if (at > 0) vi.advanceTimersByTime(150);
    change(word);
  }
  vi.advanceTimersByTime(150);
  expect(sent).toEqual(["C", "CATS"]);
  change("CAT");
  vi.advanceTimersByTime(DRAFT_GAP_MS);
  expect(sent).toEqual(["C", "CATS", "CAT"]);
});

test("the drafts of a player who never pauses are still sent", () => {
  for (let letter = 0; letter < 20; letter += 1) {
    change("ABCDEFG".slice(0, 1 + (letter % 7)));
    vi.advanceTimersByTime(300);
  }
  expect(sent.length).toBeGreaterThanOrEqual(10);
});

test("in the last second every change is sent at once", () => {
  change("C");
  for (const word of ["CA", "CAT"]) change(word, 900);
  expect(sent).toEqual(["C", "CA", "CAT"]);
});

test("a flush sends a waiting change at once and only once", () => {
  for (const word of ["C", "CA"]) change(word);
  sender.flush();
  vi.advanceTimersByTime(LONG);
  expect(sent).toEqual(["C", "CA"]);
});

test("the sender skips a draft that the room already has", () => {
  change("");
  change("C");
  change("CA");
  change("C");
  vi.advanceTimersByTime(LONG);
  sender.change({ round: 2, word: "" }, LONG);
  vi.advanceTimersByTime(LONG);
  expect(sent).toEqual(["C"]);
});

test("a board cleared before a reload is sent as empty while the room still has its word", () => {
  sender.change({ round: 1, word: "" }, LONG, "CAT");
  expect(sent).toEqual([""]);
});

test("a change without a socket is sent when the room reports its draft", () => {
  change("C");
  hasSocket = false;
  change("CA");
  vi.advanceTimersByTime(LONG);
  hasSocket = true;
  sender.reconcile({ round: 1, word: "C" }, { round: 1, word: "CA" });
  sender.reconcile({ round: 1, word: "CA" }, { round: 1, word: "CA" });
  expect(sent).toEqual(["C", "CA"]);
});
