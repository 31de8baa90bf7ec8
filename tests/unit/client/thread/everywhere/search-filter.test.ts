import { describe, expect, test } from "vitest";
import { filterCount, filterIn, isSearchable } from "../../../../../client/thread/everywhere/search-filter.ts";

const read = (address: string) => filterIn(new URLSearchParams(address));

describe("the search in all messages in an address", () => {
  test("THREAD-40 THREAD-42 the address holds the words, the sender and the days", () => {
    const address = "words=+rice+and+beans+&sender=Ada&from=2026-11-02&until=2026-11-03";
    const filter = { words: "rice and beans", sender: "Ada", from: "2026-11-02", until: "2026-11-03" };
    expect(read(address)).toEqual(filter);
    expect(filterCount(filter)).toBe(3);
  });

  test("invalid and empty values count as absent, and too long ones are cut", () => {
    expect(read("sender=+&from=yesterday&until=2026-02-30")).toEqual({ words: "" });
    expect(read("from=2026-13-01&until=")).toEqual({ words: "" });
    expect(read(`words=${"x".repeat(101)}`).words).toHaveLength(100);
    expect(filterCount({ words: "rice" })).toBe(0);
  });

  test("a search begins with two letters", () => {
    expect(["", "a", "🪔", "ab"].map((words) => isSearchable({ words }))).toEqual([false, false, false, true]);
  });
});
