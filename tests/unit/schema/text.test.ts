import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { line, newSecret, personName, prose, secret, title, token } from "../../../schema/text.ts";
import { hostileText } from "../../support/request/hostile-text.ts";

const types = {
  "a person's name": personName(60),
  "a title": title(60),
  "a line": line({ max: 60 }),
  "a new secret": newSecret(60),
  "a token": token(60),
  "multi-line text": prose({ max: 60 }),
} as const;

const errorMessageOf = (type: (typeof types)[keyof typeof types], input: string) =>
  type.safeParse(input).error?.issues[0]?.message;

const isLineBreak = (description: string) => description.startsWith("a line break");

describe.each(Object.entries(types))("%s", (kind, type) => {
  const refused = Object.entries(hostileText).filter(
    ([description]) => kind !== "multi-line text" || !isLineBreak(description),
  );
  test.each(refused)("this kind of text refuses %s", (_, text) => {
    expect(type.safeParse(text).success).toBe(false);
  });

  test("this kind of text refuses any input with one error text, or parses its own output unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (input) => {
        const { success, data, error } = type.safeParse(input);
        if (success) expect(type.parse(data)).toBe(data);
        else {
          expect(error?.issues).toHaveLength(1);
          expect(error?.issues[0]?.message).toMatch(/^(Please|This) .*\.$/);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test.each(Object.entries(hostileText).filter(([description]) => isLineBreak(description)))(
  "multi-line text accepts %s",
  (_, text) => {
    expect(types["multi-line text"].safeParse(text).success).toBe(true);
  },
);

describe("a person's name", () => {
  test.each([
    "Túndé Adébáyọ̀",
    "Halima Ɗanjuma",
    "Ƙasim Ɓello",
    "Chidi Ọkọ́nkwọ",
    "Mary-Jane O'Neil",
    "N’Golo Kanté",
    "J. R. Okafor (Jr.)",
    "Nguyễn Thị Ánh",
    "יעל כהן",
    "محمد علي",
    "李小龍",
    "Ada 2",
  ])("the person's name %s is accepted and normalised to NFC", (name) => {
    expect(personName(60).parse(name.normalize("NFD"))).toBe(name.normalize("NFC"));
  });

  test("a person's name is trimmed, and each run of spaces in it becomes one plain space", () => {
    expect(personName(60).parse("\u2003 Ada  \u00a0 Obi\u3000\n")).toBe("Ada Obi");
  });

  test.each(["", "  ", "...", "12", "Ada 😀", "Ada <b>", "@ada", "Ada/Obi"])(
    "the person's name %j is refused",
    (name) => {
      expect(errorMessageOf(types["a person's name"], name)).toMatch(/^Please /);
    },
  );
});

describe("every kind of text", () => {
  test("maximum lengths count code points, not UTF-16 units", () => {
    for (const type of [title(10), line({ max: 10 }), prose({ max: 10 })]) {
      expect(type.safeParse("😀".repeat(10)).success).toBe(true);
      expect(errorMessageOf(type, "😀".repeat(11))).toBe("Please use at most 10 characters.");
    }
  });

  test("required texts must not be blank, and optional ones may be empty", () => {
    for (const type of [title(10), personName(10), line({ min: 1, max: 10 }), prose({ min: 1, max: 10 })]) {
      expect(errorMessageOf(type, " \n ")).toBe("Please fill this in.");
    }
    expect(line({ max: 10 }).parse("  ")).toBe("");
    expect(prose({ max: 10 }).parse("\n")).toBe("");
  });

  test("a letter may have three combining marks but not four, counting those that NFC merges into it", () => {
    for (const type of [personName(60), title(60), line({ max: 60 }), prose({ max: 60 })]) {
      expect(type.safeParse("a\u0323\u0302\u0301").success).toBe(true);
      expect(errorMessageOf(type, "a\u0323\u0302\u0301\u0301")).toBe("Please use at most three accents on a letter.");
    }
  });
});

describe("titles, single-line and multi-line text", () => {
  test.each(["👨‍👩‍👧", "👩🏾‍🚀", "❤️", "1️⃣", "🇳🇬", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈"])(
    "titles, single-line and multi-line text preserve the emoji %s",
    (emoji) => {
      for (const type of [title(60), line({ max: 60 }), prose({ max: 60 })]) {
        expect(type.parse(`Friday ${emoji} fun`)).toBe(`Friday ${emoji} fun`);
      }
    },
  );

  test("multi-line text preserves joiners only where a script needs them, and titles refuse them", () => {
    for (const word of ["می\u200cخواهم", "क्\u200dष"]) {
      expect(prose({ max: 60 }).parse(word)).toBe(word);
      expect(title(60).safeParse(word).success).toBe(false);
    }
    expect(prose({ max: 60 }).safeParse("ad\u200cmin").success).toBe(false);
    expect(prose({ max: 60 }).safeParse("می\u200c\u200cخواهم").success).toBe(false);
  });

  test("multi-line text is trimmed and preserves tabs, and every line break becomes a line feed", () => {
    expect(prose({ max: 60 }).parse(" a\r\nb\rc\u2028d\te\n")).toBe("a\nb\nc\nd\te");
  });
});

test("a password is preserved exactly as it was typed", () => {
  for (const type of [newSecret, secret]) expect(type(60).parse(" pass  word 😀 ")).toBe(" pass  word 😀 ");
});
