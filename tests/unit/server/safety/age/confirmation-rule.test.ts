import { expect, test } from "vitest";
import { areEnough, type Confirmer } from "../../../../../server/safety/age/confirmation-rule.ts";

const mentor = (memberId: string): Confirmer => ({ memberId, isGuardian: false });
const lead: Confirmer = { memberId: "lead", isGuardian: true };

type Case = readonly [who: string, confirmers: readonly Confirmer[], minor: boolean, adult: boolean];
const cases: readonly Case[] = [
  ["nobody", [], false, false],
  ["one mentor", [mentor("halima")], false, true],
  ["the same mentor twice", [mentor("halima"), mentor("halima")], false, true],
  ["two mentors", [mentor("halima"), mentor("tunde")], true, true],
  ["a lead or an admin", [lead], true, true],
  ["a mentor and a lead", [mentor("halima"), lead], true, true],
];

test.each(cases)("SAFE-70 whether %s is enough to confirm an age", (_, confirmers, minor, adult) => {
  expect(areEnough(confirmers, { isMinor: true })).toBe(minor);
  expect(areEnough(confirmers, { isMinor: false })).toBe(adult);
});
