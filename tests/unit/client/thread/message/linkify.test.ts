import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LinkedText } from "../../../../../client/thread/message/linked-text.tsx";
import { linkify } from "../../../../../client/thread/message/linkify.ts";

const links = (text: string) => linkify(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [shown]));

describe("links in what people write", () => {
  test.each([
    ["look at https://example.org/a?b=c#d now", "https://example.org/a?b=c#d"],
    ["HTTP://EXAMPLE.ORG", "HTTP://EXAMPLE.ORG"],
    ["(see https://example.org/a).", "https://example.org/a"],
    ["https://en.wikipedia.org/wiki/Lamp_(light), really", "https://en.wikipedia.org/wiki/Lamp_(light)"],
    ["https://example.org!!!", "https://example.org"],
    ["“https://example.org”", "https://example.org"],
  ])("%s", (text, link) => expect(links(text)).toEqual([link]));

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
  ])("no link: %s", (text) => expect(links(text)).toEqual([]));

  test("every letter is shown as it was typed, markup too", () => {
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

  test("a link leads to the web and nowhere else", () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (before, url) => {
        for (const { href } of linkify(`${before} ${url}`)) if (href) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });

  test("a long line of colons and slashes takes no time", () => {
    expect(linkify("https://".repeat(500) + ")".repeat(2_000)).length).toBeGreaterThan(0);
  });

  test("a long line of brackets is read once, not once for each of them", () => {
    // Counted again for each bracket, this takes minutes.
    const connection = `https://example.org/${")".repeat(200_000)}`;
    expect(linkify(connection)[0]?.text).toBe("https://example.org/");
  });
});

test("a message with a link shows its link in a browser without URL.canParse", () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    expect(links("see https://example.org and https://")).toEqual(["https://example.org"]);
  } finally {
    Object.assign(URL, { canParse });
  }
});

test("a name inside an address does not break the link, and names beside it are names", () => {
  const mentions = [{ memberId: "ada", displayName: "Ada" }];
  const text = "@Ada see https://example.org/@Ada now";
  const page = renderToStaticMarkup(createElement(LinkedText, { text, mentions, myId: "ada" }));
  expect(page).toContain(">https://example.org/@Ada</a> now");
  expect(page).toMatch(/^<span[^>]*>@Ada<\/span> see <a /);
});
