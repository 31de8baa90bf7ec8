import { expect, test } from "vitest";
import { adultIfBornBy, decisionFrom, type PairFacts } from "../../../../server/safety/safety.ts";

const on = (date: string) => adultIfBornBy({ isOpenToAll: false, today: () => date });

test("SAFE-2 somebody is an adult from their eighteenth birthday on", () => {
  expect([on("2026-11-22"), on("2026-01-01")]).toEqual(["2008-11-22", "2008-01-01"]);
});

test("SAFE-2 on a leap day the last of February counts where the year of birth has no leap day", () => {
  expect(on("2028-02-29")).toBe("2010-02-28");
});

test("nobody messages a member who is suspended or has no account, under any policy", () => {
  const facts: PairFacts = {
    one_is_lead: true,
    other_is_lead: false,
    one_age: "adult",
    other_age: "adult",
    is_blocked: false,
    has_lead: true,
    is_gone: true,
  };
  for (const isOpenToAll of [false, true]) {
    const policy = { isOpenToAll, today: () => "2026-11-22" };
    expect(decisionFrom(policy, facts)).toBe("refused");
    expect(decisionFrom(policy, { ...facts, is_gone: false })).toBe("open");
  }
});
