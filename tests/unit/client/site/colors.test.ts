import { expect, test } from "vitest";
import { pillars } from "../../../../client/site/home/rest-content.ts";
import { programs } from "../../../../client/site/program/programs-content.ts";
import { answerTones } from "../../../../client/ui/tokens.ts";

test("HOME-4 each of the four pillars has a color of its own, and each program one of these", () => {
  const tones = pillars.map(({ tone }) => tone);
  expect([...tones].sort()).toEqual([...answerTones].sort());
  expect(programs.map(({ name, tone }) => [name, tone])).toEqual([
    ["Career Mondays", "coral"],
    ["Truth Tuesdays", "teal"],
    ["Wisdom Wednesdays", "violet"],
    ["Fun Fridays", "gold"],
    ["Weekend Watch", "teal"],
  ]);
});
