import { expect, test } from "vitest";
import { checkRoomCode, tidyRoomCode } from "../../../../client/game/list/room-code.ts";

test("case, spaces and dashes are ignored", () => {
  expect(checkRoomCode(" kw7 p-3m ")).toEqual({ code: "KW7P3M" });
  expect(tidyRoomCode("abcdefgh")).toBe("ABCDEF");
});

test.each(["AB0CDE", "ABOCDE", "AB1CDE", "ABICDE", "ABLCDE"])(
  "%s gets an explanation of look-alike characters",
  (typed) => {
    expect(checkRoomCode(typed).problem).toMatch(/never have 0, O, 1, I or L/);
  },
);

test("other characters and short codes get an explanation", () => {
  expect(checkRoomCode("AB?CDE").problem).toMatch(/only letters and digits/);
  expect(checkRoomCode("ABC").problem).toMatch(/6 letters and digits/);
  expect(checkRoomCode("").problem).toMatch(/6 letters and digits/);
});
