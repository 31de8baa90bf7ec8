import { expect, test } from "vitest";
import { ticketFontFaces } from "../../../../server/ticket/pdf/font-faces.ts";

/** The subsets that a text needs: of one family of letters, by the code points that begin them, and how many with emoji. */
function subsetsFor(text: string) {
  const faces = [...ticketFontFaces(text).matchAll(/font-family:"([^"]+)".*?unicode-range:(U\+\w+)/g)];
  const of = (name: string) => faces.filter(([, family]) => family === name).map(([, , first]) => first);
  expect(of("Brygada 1918 Variable")).toEqual(of("Mulish Variable"));
  return { letters: of("Mulish Variable"), emoji: of("Noto Emoji Variable").length };
}

const [LATIN, EXTENDED, VIETNAMESE] = ["U+0000", "U+0100", "U+0300"];

test.each([
  ["plain letters and digits", "Ada Obi 2026", [LATIN]],
  ["the Naira sign", "₦", [EXTENDED]],
  ["a Yoruba letter", "Ẹ", [VIETNAMESE]],
  ["letters of two ranges", "AẸ", [LATIN, VIETNAMESE]],
  ["a range of one letter", "ı", [LATIN, EXTENDED]],
  ["the last letter of a range", "ÿ", [LATIN]],
  ["a script of no font", "ש", []],
])("a ticket with %s carries only the fonts for it", (_, text, letters) => {
  expect(subsetsFor(text)).toEqual({ letters, emoji: 0 });
});

test("only pictures need the fonts with emoji, not the selector behind a letter", () => {
  for (const picture of ["🎉", "‼"]) {
    const { letters, emoji } = subsetsFor(picture);
    expect([letters, emoji > 0]).toEqual([picture === "‼" ? [LATIN] : [], true]);
  }
  expect(subsetsFor("A\ufe0f")).toEqual({ letters: [LATIN], emoji: 0 });
});
