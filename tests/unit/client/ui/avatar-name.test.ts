import { expect, test } from "vitest";
import { initialsOf, toneOf } from "../../../../client/ui/avatar/avatar-name.ts";

test.each([
  ["Ngozi Okafor", "NO"],
  ["ngozi", "N"],
  ["  Ada   Grace  Obi ", "AO"],
  ["Adéyẹmí-Ògúnbánjọ", "AÒ"],
  ["Ọlúwádámiláre Ẹniọlá", "ỌẸ"],
  ["ọ̀ṣọ́ ọ́pẹ́", "Ọ̀Ọ́"],
  ["ụzọ", "Ụ"],
  ["ƙande ɗanjuma", "ƘƊ"],
  ["7up Crew", "7C"],
  ["(Tobi) Bello", "TB"],
  ["", ""],
  ["🙏 ...", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials.normalize("NFC"));
});

test("a name has the same initials and color in both Unicode normal forms", () => {
  const apart = "Ọ̀ṣọ́".normalize("NFD");
  const whole = "Ọ̀ṣọ́".normalize("NFC");
  expect(initialsOf(apart)).toBe(initialsOf(whole));
  expect(toneOf(apart)).toBe(toneOf(whole));
});

test("a name has the same color in any case and with spaces around it", () => {
  expect(toneOf(" NGOZI okafor ")).toBe(toneOf("Ngozi Okafor"));
});

test("twelve different names use all four colors", () => {
  const names = ["Ngozi", "Ada", "Tobi", "Hauwa", "Emeka", "Ṣọlá", "Ụzọ", "Ìfẹ́", "Bayo", "Chidi", "Zainab", "Musa"];
  expect(new Set(names.map(toneOf)).size).toBe(4);
});
