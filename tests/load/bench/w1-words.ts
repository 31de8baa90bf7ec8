import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openWordList, type WordList } from "../../../server/word/word.ts";
import { median, percentile } from "../measure.ts";
import type { Bench, BenchLine } from "./support/context.ts";
import { atMost, type Metric } from "./support/metric.ts";

const RACKS = 20_000;
const LOOKUPS = 2_000_000;
/** The number of words that dealt letters must contain. */
const MIN_WORDS = 5;
const options = { bibleNames: true };

/** The CPU work of a word battle round: checking words, finding all words, dealing letters. */
export const words: BenchLine = {
  id: "W1",
  title: "the word list: opening, judging a word, solving a rack, dealing one",
  async measure({ options: { runs }, say }: Bench): Promise<Metric[]> {
    say("the word list is opened and asked");
    const before = memoryInUse();
    const opened = performance.now();
    const list = openWordList();
    const openMs = performance.now() - opened;
    const megabytes = (memoryInUse() - before) / 2 ** 20;
    lookupNanos(list);
    const lookups = Array.from({ length: runs }, () => lookupNanos(list));
    const solved = spans(() => list.wordsIn(rack(), options));
    const dealt = spans(() => deal(list));
    return [
      { what: "opened in", measured: openMs, unit: "ms", goal: atMost(300) },
      { what: "memory that stays", measured: megabytes, unit: "MB", goal: atMost(4) },
      { what: "one lookup, every second a word", measured: median(lookups), unit: "ns", goal: atMost(1000) },
      { what: "all words in a rack, p50", measured: percentile(solved, 0.5) * 1000, unit: "us", goal: atMost(200) },
      { what: "  p99", measured: percentile(solved, 0.99) * 1000, unit: "us" },
      {
        what: `a rack with ${MIN_WORDS} words dealt, p99`,
        measured: percentile(dealt, 0.99),
        unit: "ms",
        goal: atMost(1),
      },
    ];
  },
};

function lookupNanos(list: WordList): number {
  const known = Array.from({ length: 1000 }, () => list.wordsIn(deal(list), options)[0] ?? "");
  const asked = known.flatMap((word) => [word, rack().slice(0, word.length)]);
  let accepted = 0;
  const began = performance.now();
  for (let index = 0; index < LOOKUPS; index += 1) {
    if (list.has(asked[index % asked.length] ?? "", options)) accepted += 1;
  }
  const nanos = ((performance.now() - began) * 1e6) / LOOKUPS;
  if (accepted < LOOKUPS / 2) throw new Error(`only ${accepted} of ${LOOKUPS} words were accepted`);
  return nanos;
}

/** The milliseconds of each of many calls. */
function spans(work: () => unknown): number[] {
  return Array.from({ length: RACKS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
}

function deal(list: WordList): string {
  for (;;) {
    const letters = rack();
    if (list.hasAtLeast(MIN_WORDS, letters, options)) return letters;
  }
}

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
