import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matching, mentionQuery, withMention } from "../../../../../client/thread/mention/mention-query.ts";
import { mentionsIn, withNames } from "../../../../../client/thread/mention/mention-text.ts";
import { MENTIONS_MAX } from "../../../../../schema/limits.ts";

const person = (displayName: string, memberId = displayName) => ({ memberId, displayName });
const ada = person("Ada");
const adaObi = person("Ada Obi");
const sola = person("Ṣọlá Adéwálé");
const people = [ada, adaObi, sola];
const named = (text: string) => mentionsIn(text, people).map(({ memberId }) => memberId);

describe("who is named in a text", () => {
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
  ])("%s", (text, who) => expect(named(text)).toEqual(who));

  test("a name is the same however its letters are composed", () =>
    expect(named(`@${"Ṣọlá Adéwálé".normalize("NFD")}`)).toEqual(["Ṣọlá Adéwálé"]));

  test("of two with one name the one who was chosen is meant", () => {
    const [chosen, other] = [person("Ada", "chosen"), person("Ada", "other")];
    expect(mentionsIn("@Ada", [chosen, other])).toEqual([chosen]);
  });

  test("no more than a message may name", () => {
    const many = Array.from({ length: 30 }, (_, index) => person(`P${index}x`));
    expect(mentionsIn(many.map(({ displayName }) => `@${displayName}`).join(" "), many)).toHaveLength(MENTIONS_MAX);
  });

  test("every letter is shown as it was typed", () => {
    const letters = fc.constantFrom("@", "Ada", " ", "Obi", "Ṣọlá", "Adéwálé", "x", ".", "\n");
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        expect(
          withNames(text, people)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  test("a long line of ats takes no time", () => expect(named("@".repeat(4_000))).toEqual([]));
});

describe("who is being named at the caret", () => {
  const at = (text: string) => mentionQuery(text, text.length);

  test.each([
    ["@a", { from: 0, name: "a" }],
    ["hello @Ada O", { from: 6, name: "Ada O" }],
    ["(@s", { from: 1, name: "s" }],
    ["ada@o", null],
    ["@", null],
    ["@ a", null],
    ["@ada\nx", null],
  ])("%s", (text, query) => expect(at(text)).toEqual(query));

  test("only what stands before the caret counts", () => {
    expect(mentionQuery("@ada obi", 4)).toEqual({ from: 0, name: "ada" });
    expect(mentionQuery("x @ada", 1)).toBeNull();
  });

  test("people are found by any part of their name, with or without dots and tones", () => {
    expect(matching(people, "obi")).toEqual([adaObi]);
    expect(matching(people, "sola ade")).toEqual([sola]);
    expect(matching(people, "da")).toEqual([]);
    // Chosen already, and a space after it.
    expect(matching(people, "Ada Obi ")).toEqual([]);
  });

  test("the name takes the place of what was typed, with one space after it", () => {
    const text = "ask @so then";
    expect(withMention(text, { from: 4, name: "so" }, sola)).toEqual({ text: "ask @Ṣọlá Adéwálé then", caret: 18 });
  });
});
