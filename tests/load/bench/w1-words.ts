import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { dealRack, minWords } from "../../../rooms/word-battle/deal-rack.ts";
import { openWordList, type WordList } from "../../../server/word/word.ts";
import { median, percentile } from "../measure.ts";
import { benchLine } from "./support/line.ts";
import { atMost } from "./support/metric.ts";

const sizes = { full: { racks: 20_000, lookups: 2_000_000 }, smallest: { racks: 100, lookups: 10_000 } };
const options = { bibleNames: true };

/** The CPU work of a word battle round: checking words, finding all words, dealing letters. */
export const words = benchLine({
  id: "W1",
  title: "the word list: opening, judging a word, solving a rack, dealing one",
  sizes,
  async measure({ options: { runs }, say }, { racks, lookups: count }) {
    say("the word list is opened and asked");
    const before = memoryInUse();
    const opened = performance.now();
    const list = openWordList();
    const openMs = performance.now() - opened;
    const megabytes = (memoryInUse() - before) / 2 ** 20;
    lookupNanos(list, count);
    const lookups = Array.from({ length: runs }, () => lookupNanos(list, count));
    const solved = spans(racks, () => list.wordsIn(rack(), options));
    const dealt = spans(racks, () => deal(list));
    return [
      { what: "opened in", measured: openMs, unit: "ms", goal: atMost(300) },
      { what: "memory that stays", measured: megabytes, unit: "MB", goal: atMost(4) },
      { what: "one lookup, every second a word", measured: median(lookups), unit: "ns", goal: atMost(1000) },
      { what: "all words in a rack, p50", measured: percentile(solved, 0.5) * 1000, unit: "us", goal: atMost(200) },
      { what: "  p99", measured: percentile(solved, 0.99) * 1000, unit: "us" },
      {
        what: `a rack with ${minWords.hard} words dealt, p99`,
        measured: percentile(dealt, 0.99),
        unit: "ms",
        goal: atMost(1),
      },
    ];
  },
});

function lookupNanos(list: WordList, count: number): number {
  const known = Array.from({ length: 1000 }, () => list.wordsIn(deal(list), options)[0] ?? "");
  const asked = known.flatMap((word) => [word, rack().slice(0, word.length)]);
  let accepted = 0;
  const began = performance.now();
  for (let index = 0; index < count; index += 1) {
    if (list.has(asked[index % asked.length] ?? "", options)) accepted += 1;
  }
  const nanos = ((performance.now() - began) * 1e6) / count;
  if (accepted < count / 2) throw new Error(`only ${accepted} of ${count} words were accepted`);
  return nanos;
}

/** The milliseconds of each of many calls. */
function spans(count: number, work: () => unknown): number[] {
  return Array.from({ length: count }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
}

const deal = (words: WordList) => dealRack(Math.random, { words, difficulty: "hard", ...options });

const rack = () => some(2, "AEIOU") + some(5, "BCDFGHJKLMNPQRSTVWXYZ");
const some = (count: number, letters: string) =>
  Array.from({ length: count }, () => letters[Math.floor(Math.random() * letters.length)]).join("");

/** Bytes of the heap and of array buffers after a full garbage collection. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
