import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matching, mentionQuery, withMention } from "../../../../../client/thread/mention/mention-query.ts";
import { mentionsIn, splitMentions } from "../../../../../client/thread/mention/mentions-in-text.ts";
import { MENTIONS_MAX } from "../../../../../schema/limits.ts";

const person = (displayName: string, memberId = displayName) => ({ memberId, displayName });
const ada = person("Ada");
const adaObi = person("Ada Obi");
const sola = person("Ṣọlá Adéwálé");
const people = [ada, adaObi, sola];
const mentionedIn = (text: string) => mentionsIn(text, people).map(({ memberId }) => memberId);

describe("mentions in a text", () => {
  test.each([
    ["hello @Ada", ["Ada"]],
    ["@Ada Obi and @Ada.", ["Ada Obi", "Ada"]],
    ["(@Ṣọlá Adéwálé)", ["Ṣọlá Adéwálé"]],
    ["@Ada @Ada @Ada", ["Ada"]],
    ["@Adaeze", []],
    ["ada@Ada", []],
    ["Ada", []],
    ["@ Ada", []],
    ["@ada", []],
  ])("the text %j mentions %j", (text, names) => expect(mentionedIn(text)).toEqual(names));

  test("a mention is found however its letters are composed", () =>
    expect(mentionedIn(`@${"Ṣọlá Adéwálé".normalize("NFD")}`)).toEqual(["Ṣọlá Adéwálé"]));

  test("of two members with the same name, a text mentions the one listed first", () => {
    const [chosen, other] = [person("Ada", "chosen"), person("Ada", "other")];
    expect(mentionsIn("@Ada", [chosen, other])).toEqual([chosen]);
  });

  test("a text mentions no more members than a message may", () => {
    const many = Array.from({ length: 30 }, (_, index) => person(`P${index}x`));
    expect(mentionsIn(many.map(({ displayName }) => `@${displayName}`).join(" "), many)).toHaveLength(MENTIONS_MAX);
  });

  test("splitting mentions keeps every character as it was typed", () => {
    const letters = fc.constantFrom("@", "Ada", " ", "Obi", "Ṣọlá", "Adéwálé", "x", ".", "\n");
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        expect(
          splitMentions(text, people)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  test("mentions are found fast in thousands of @", () => expect(mentionedIn("@".repeat(4_000))).toEqual([]));
});

describe("the mention at the caret", () => {
  const queryAtEnd = (text: string) => mentionQuery(text, text.length);

  test.each([
    ["@a", { from: 0, name: "a" }],
    ["hello @Ada O", { from: 6, name: "Ada O" }],
    ["(@s", { from: 1, name: "s" }],
    ["ada@o", null],
    ["@", null],
    ["@ a", null],
    ["@ada\nx", null],
  ])("after %j the caret is in the mention %j", (text, query) => expect(queryAtEnd(text)).toEqual(query));

  test("only the text before the caret counts for a mention", () => {
    expect(mentionQuery("@ada obi", 4)).toEqual({ from: 0, name: "ada" });
    expect(mentionQuery("x @ada", 1)).toBeNull();
  });

  test("members are suggested by any part of their name, with or without diacritics", () => {
    expect(matching(people, "obi")).toEqual([adaObi]);
    expect(matching(people, "sola ade")).toEqual([sola]);
    expect(matching(people, "da")).toEqual([]);
    // The name is complete, with a space after it.
    expect(matching(people, "Ada Obi ")).toEqual([]);
  });

  test("a chosen name replaces the typed part, with one space after it", () => {
    const text = "ask @so then";
    expect(withMention(text, { from: 4, name: "so" }, sola)).toEqual({ text: "ask @Ṣọlá Adéwálé then", caret: 18 });
  });
});
