import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftSender, DRAFT_GAP_MS } from "../../../../client/word-battle/draft-sender.ts";

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

const lay = (word: string, leftMs = LONG) => sender.lay({ round: 1, word }, leftMs);

test("the first letter is told at once, those after it once a gap, and the last always", () => {
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

test("who never pauses is told of all the same", () => {
  for (let letter = 0; letter < 20; letter += 1) {
    lay("ABCDEFG".slice(0, 1 + (letter % 7)));
    vi.advanceTimersByTime(300);
  }
  expect(sent.length).toBeGreaterThanOrEqual(10);
});

test("in the last second nothing waits", () => {
  lay("C");
  for (const word of ["CA", "CAT"]) lay(word, 900);
  expect(sent).toEqual(["C", "CA", "CAT"]);
});

test("what waits is sent by a flush, once", () => {
  for (const word of ["C", "CA"]) lay(word);
  sender.flush();
  vi.advanceTimersByTime(LONG);
  expect(sent).toEqual(["C", "CA"]);
});

test("what the room has already is not told again: the empty board of a new round, and a letter taken back at once", () => {
  lay("");
  lay("C");
  lay("CA");
  lay("C");
  vi.advanceTimersByTime(LONG);
  sender.lay({ round: 2, word: "" }, LONG);
  vi.advanceTimersByTime(LONG);
  expect(sent).toEqual(["C"]);
});

test("a board that was cleared before a reload is told to be empty, where the room still has its word", () => {
  sender.lay({ round: 1, word: "" }, LONG, "CAT");
  expect(sent).toEqual([""]);
});

test("what found no socket is told when the room says what it has", () => {
  lay("C");
  isWired = false;
  lay("CA");
  vi.advanceTimersByTime(LONG);
  isWired = true;
  sender.held({ round: 1, word: "C" }, { round: 1, word: "CA" });
  sender.held({ round: 1, word: "CA" }, { round: 1, word: "CA" });
  expect(sent).toEqual(["C", "CA"]);
});
