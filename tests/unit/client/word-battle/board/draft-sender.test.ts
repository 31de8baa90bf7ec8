import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftSender, DRAFT_GAP_MS } from "../../../../../client/word-battle/board/draft-sender.ts";

const LONG = 20_000;

let sent: string[];
let isWired: boolean;
let sender: ReturnType<typeof createDraftSender>;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, isWired] = [[], true];
  sender = createDraftSender({
    send: ({ word }) => isWired && sent.push(word) > 0,
    now: () => Date.now(),
    wait(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });
});
afterEach(() => void vi.useRealTimers());

const lay = (word: string, leftMs = LONG) => sender.change({ round: 1, word }, leftMs);

test("the first letter is sent at once, later ones once per gap, and the last one always", () => {
  for (const [at, word] of ["C", "CA", "CAT", "CATS"].entries()) {
    if (at > 0) vi.advanceTimersByTime(150);
    lay(word);
  }
  vi.advanceTimersByTime(150);
  expect(sent).toEqual(["C", "CATS"]);
  lay("CAT");
  vi.advanceTimersByTime(DRAFT_GAP_MS);
  expect(sent).toEqual(["C", "CATS", "CAT"]);
});

test("a player who never pauses is sent all the same", () => {
  for (let letter = 0; letter < 20; letter += 1) {
    lay("ABCDEFG".slice(0, 1 + (letter % 7)));
    vi.advanceTimersByTime(300);
  }
  expect(sent.length).toBeGreaterThanOrEqual(10);
});

test("in the last second every change is sent at once", () => {
  lay("C");
  for (const word of ["CA", "CAT"]) lay(word, 900);
  expect(sent).toEqual(["C", "CA", "CAT"]);
});

test("a flush sends a waiting change once", () => {
  for (const word of ["C", "CA"]) lay(word);
  sender.flush();
  vi.advanceTimersByTime(LONG);
  expect(sent).toEqual(["C", "CA"]);
});

test("the sender skips what the room has already: an empty board, or a letter taken back at once", () => {
  lay("");
  lay("C");
  lay("CA");
  lay("C");
  vi.advanceTimersByTime(LONG);
  sender.change({ round: 2, word: "" }, LONG);
  vi.advanceTimersByTime(LONG);
  expect(sent).toEqual(["C"]);
});

test("a board cleared before a reload is sent as empty while the room still has its word", () => {
  sender.change({ round: 1, word: "" }, LONG, "CAT");
  expect(sent).toEqual([""]);
});

test("a change without a socket is sent when the room reports what it has", () => {
  lay("C");
  isWired = false;
  lay("CA");
  vi.advanceTimersByTime(LONG);
  isWired = true;
  sender.held({ round: 1, word: "C" }, { round: 1, word: "CA" });
  sender.held({ round: 1, word: "CA" }, { round: 1, word: "CA" });
  expect(sent).toEqual(["C", "CA"]);
});
