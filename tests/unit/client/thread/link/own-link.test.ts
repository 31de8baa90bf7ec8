// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { firstOwnPath, ownPathOf } from "../../../../../client/thread/link/own-link.ts";
import { hasSpecialLetters } from "../../../../../client/thread/link/special-letters.ts";

const { origin } = location;

describe("links to pages of this community", () => {
  test("THREAD-34 the first one of a text counts, with what follows its path", () => {
    expect(firstOwnPath(`See https://example.org/a and ${origin}/event/1?a=b#c, then ${origin}/about`)).toBe(
      "/event/1?a=b#c",
    );
    expect(firstOwnPath("No link, only 3:16")).toBeNull();
    expect(firstOwnPath("https://example.org/about")).toBeNull();
  });

  test.each([
    "https://example.org/about",
    "http://localhost.example:3000/about",
    `${origin}//example.org`,
    `${origin}/api/events`,
  ])("THREAD-36 %s is none", (href) => expect(ownPathOf(href)).toBeNull());
});

test.each([
  ["https://аpple.com", true],
  ["https://xn--pple-43d.com/a", true],
  ["https://shop.bücher.example", true],
  ["https://example.org/аpple", false],
  ["https://xn.example.org", false],
])("THREAD-37 whether the host of %s has special letters: %j", (href, has) =>
  expect(hasSpecialLetters(href)).toBe(has),
);
