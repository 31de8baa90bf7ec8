import { expect, test } from "vitest";
import { isMinorSince } from "../../../../server/safety/age/adult-date.ts";
import { adultIfBornBy, decisionFrom, type PairFacts } from "../../../../server/safety/safety.ts";

const on = (date: string) => adultIfBornBy({ isOpenToAll: false, today: () => date });

test("SAFE-2 a member counts as an adult from their eighteenth birthday", () => {
  expect([on("2026-11-22"), on("2026-01-01")]).toEqual(["2008-11-22", "2008-01-01"]);
});

test("SAFE-2 on 29 February, members born up to 28 February eighteen years ago are adults", () => {
  expect(on("2028-02-29")).toBe("2010-02-28");
});

test("SAFE-2 a member is a minor until the day before their eighteenth birthday, where ages matter", () => {
  const policy = { isOpenToAll: false, today: () => "2026-11-22" };
  expect([isMinorSince(policy, "2008-11-22"), isMinorSince(policy, "2008-11-23")]).toEqual([false, true]);
  expect(isMinorSince({ ...policy, isOpenToAll: true }, "2020-01-01")).toBe(false);
});

test("no policy lets anyone message a member who is suspended or has no account", () => {
  const facts: PairFacts = {
    one_is_lead: true,
    other_is_lead: false,
    one_age: "adult",
    other_age: "adult",
    one_has_age: true,
    is_blocked: false,
    has_lead: true,
    has_admin: false,
    is_gone: true,
  };
  for (const isOpenToAll of [false, true]) {
    const policy = { isOpenToAll, today: () => "2026-11-22" };
    expect(decisionFrom(policy, facts)).toBe("refused");
    expect(decisionFrom(policy, { ...facts, is_gone: false })).toBe("open");
  }
});
