import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LinkedText } from "../../../../../client/thread/message/linked-text.tsx";
import { linkify } from "../../../../../client/thread/message/linkify.ts";

const links = (text: string) => linkify(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [shown]));

describe("links in messages", () => {
  test.each([
    ["look at https://example.org/a?b=c#d now", "https://example.org/a?b=c#d"],
    ["HTTP://EXAMPLE.ORG", "HTTP://EXAMPLE.ORG"],
    ["(see https://example.org/a).", "https://example.org/a"],
    ["https://en.wikipedia.org/wiki/Lamp_(light), really", "https://en.wikipedia.org/wiki/Lamp_(light)"],
    ["https://example.org!!!", "https://example.org"],
    ["“https://example.org”", "https://example.org"],
  ])("the text %j contains one link", (text, link) => expect(links(text)).toEqual([link]));

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.org",
    "xhttps://example.org",
    "https://",
    "https://user@example.org",
    "https://bank.example:x@example.org",
    "mailto:ada@example.org",
    '<a href="javascript:alert(1)">x</a>',
    "www.example.org",
  ])("the text %j contains no link", (text) => expect(links(text)).toEqual([]));

  test("linkify keeps every character as it was typed, even markup", () => {
    const letters = fc.constantFrom("https://", "a.b", "<b>", "(", ")", ".", " ", "\n", "é", "@", "/");
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        expect(
          linkify(text)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  test("linkify only makes links with http and https", () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (before, url) => {
        for (const { href } of linkify(`${before} ${url}`)) if (href) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });

  test("linkify is fast with thousands of colons, slashes and brackets", () => {
    expect(linkify("https://".repeat(500) + ")".repeat(2_000)).length).toBeGreaterThan(0);
  });

  test("linkify counts thousands of brackets only once", () => {
    // Counting again for each bracket would take minutes.
    const address = `https://example.org/${")".repeat(200_000)}`;
    expect(linkify(address)[0]?.text).toBe("https://example.org/");
  });
});

test("linkify works in a browser without URL.canParse", () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    expect(links("see https://example.org and https://")).toEqual(["https://example.org"]);
  } finally {
    Object.assign(URL, { canParse });
  }
});

test("a mention inside a link stays part of the link, and mentions next to it are marked", () => {
  const mentions = [{ memberId: "ada", displayName: "Ada" }];
  const text = "@Ada see https://example.org/@Ada now";
  const page = renderToStaticMarkup(createElement(LinkedText, { text, mentions, myId: "ada" }));
  expect(page).toContain(">https://example.org/@Ada</a> now");
  expect(page).toMatch(/^<span[^>]*>@Ada<\/span> see <a /);
});
