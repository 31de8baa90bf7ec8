import { describe, expect, test } from "vitest";
import { type AgeGroup, decide, type Party } from "../../../../server/safety/policy.ts";

const groups: readonly AgeGroup[] = ["adult", "minor", "unknown"];
const party = (ageGroup: AgeGroup, isLead = false): Party => ({ ageGroup, isLead });
const usual = { isBlocked: false, hasLead: true, hasAdmin: false, isOpenToAll: false };

/** The table of RULES.md, written out. */
const expected: Readonly<Record<AgeGroup, Readonly<Record<AgeGroup, string>>>> = {
  adult: { adult: "open", minor: "supervised", unknown: "supervised" },
  minor: { adult: "supervised", minor: "open", unknown: "supervised" },
  unknown: { adult: "supervised", minor: "supervised", unknown: "supervised" },
};

describe.each(groups)("messaging between a member of age %s and another", (one) => {
  test.each(groups)("SAFE-1 SAFE-2 the policy decides for a member of age %s as in the table", (other) => {
    expect(decide(party(one), party(other), usual)).toBe(expected[one][other]);
  });

  test.each(groups)("SAFE-3 without a safeguarding lead, a supervised conversation with age %s is refused", (other) => {
    const decision = expected[one][other] === "open" ? "open" : "refused";
    expect(decide(party(one), party(other), { ...usual, hasLead: false })).toBe(decision);
  });

  test.each(groups)("SAFE-5 a block refuses a conversation with a member of age %s", (other) => {
    for (const isOpenToAll of [false, true]) {
      expect(decide(party(one), party(other), { ...usual, isBlocked: true, isOpenToAll })).toBe("refused");
    }
  });

  test.each(groups)("SAFE-6 in a group of adults, a conversation with a member of age %s is open", (other) => {
    for (const hasLead of [false, true]) {
      expect(decide(party(one), party(other), { ...usual, hasLead, isOpenToAll: true })).toBe("open");
    }
  });

  test("SAFE-4 SAFE-5 a lead is supervised like any adult, by another lead or an admin, even across a block", () => {
    const supervised = expected[one].adult;
    const lead = party("adult", true);
    for (const isBlocked of [false, true]) {
      for (const hasLead of [false, true]) {
        for (const hasAdmin of [false, true]) {
          const decision = hasLead || hasAdmin ? supervised : expected[one].adult.replace("supervised", "refused");
          const circumstances = { ...usual, isBlocked, hasLead, hasAdmin };
          expect(decide(party(one), lead, circumstances)).toBe(decision);
          expect(decide(lead, party(one), circumstances)).toBe(decision);
        }
      }
    }
  });

  test("SAFE-4 an admin alone supervises nobody but a lead", () => {
    const decision = expected[one].unknown.replace("supervised", "refused");
    expect(decide(party(one), party("unknown"), { ...usual, hasLead: false, hasAdmin: true })).toBe(decision);
  });
});
