import fc from "fast-check";
import { expect, test } from "vitest";
import { guestsBySeat, playerStyles } from "../../../../client/game/player-style.ts";
import type { RoomView } from "../../../../client/game/room-view.ts";
import { initialsOf } from "../../../../client/ui/avatar/avatar-name.ts";
import { playerTones } from "../../../../client/ui/tokens.ts";

const table = (names: readonly string[]) =>
  names.map((displayName, seat) => ({ memberId: `member-${seat}`, seat, displayName }));

const stylesOf = (...names: string[]) => [...playerStyles(table(names)).values()];

test("any eight names give eight players who differ in colour and in initials", () => {
  const name = fc.oneof(
    fc.constantFrom("Ada O.", "Ada Obi", "A2", "", "Ọ̀ṣọ́ Ọ́pẹ́", "🙏"),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(fc.array(name, { minLength: 8, maxLength: 8 }), (names) => {
      const styles = stylesOf(...names);
      expect(new Set(styles.map(({ tone }) => tone)).size).toBe(8);
      expect(new Set(styles.map(({ initials }) => initials)).size).toBe(8);
    }),
  );
});

test("a player with unique initials keeps them", () => {
  expect(stylesOf("Ngozi Ade", "Tunde Bello").map(({ initials }) => initials)).toEqual(["NA", "TB"]);
});

test("of two players with the same name, the later seat gets a number", () => {
  expect(stylesOf("Ada O.", "Ada O.").map(({ initials }) => initials)).toEqual([initialsOf("Ada O."), "A2"]);
});

test("a number is skipped if another name already has it", () => {
  expect(stylesOf("A 2", "Ada", "Ali").map(({ initials }) => initials)).toEqual(["A2", "A", "A3"]);
});

test("a first letter keeps its tone mark beside the number", () => {
  expect(stylesOf("Ọ̀ṣọ́", "Ọ̀pẹ́")[1]?.initials).toBe(`${initialsOf("Ọ̀pẹ́")}2`);
});

test("GAME-80 the colour belongs to the seat, whoever joins or leaves", () => {
  const [, , third] = table(["Ada", "Chidi", "Halima"]);
  expect(third && playerStyles([third]).get("member-2")?.tone).toBe(playerTones[2]);
});

test("GAME-81 the table shows each player's picture at their seat, and their initials without one", () => {
  const [ada, chidi] = table(["Ada", "Chidi"]);
  const players = {
    a: ada && { ...ada, avatarUrl: "/avatars/amara.svg" },
    b: chidi && { ...chidi, avatarUrl: "" },
  } as unknown as RoomView["players"];
  expect(guestsBySeat({ players })).toMatchObject([
    { src: "/avatars/amara.svg", tone: playerTones[0] },
    { src: "", initials: "C", tone: playerTones[1] },
  ]);
});

test("the styles by seat are undefined for empty seats", () => {
  const [ada, chidi] = table(["Ada", "Chidi"]);
  const players = { a: ada, b: chidi && { ...chidi, seat: 3 } } as unknown as RoomView["players"];
  expect(guestsBySeat({ players }).map((style) => style?.initials)).toEqual(["A", undefined, undefined, "C"]);
});
