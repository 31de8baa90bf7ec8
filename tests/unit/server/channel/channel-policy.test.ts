import { describe, expect, test } from "vitest";
import type { ChannelRole } from "../../../../schema/channel/api.ts";
import {
  isWritable,
  paceRole,
  refusalFor,
  refusalForActingOn,
  supervisionForWriter,
  supervisionOf,
} from "../../../../server/channel/channel-policy.ts";
import type { AgeGroup } from "../../../../server/safety/safety.ts";

/** Null stands for a non-member. */
const roles = ["owner", "admin", "member", "safeguarding_lead", null] as const;

describe("CHANNEL-4 actions in a channel", () => {
  const paced = ["setPace", "writeInQuietHours", "writeWithoutPause"] as const;
  const actions = ["write", "add", "edit", "close", "leave", "pin", ...paced] as const;
  const allowedActions: [ChannelRole, readonly (typeof actions)[number][]][] = [
    ["owner", ["write", "add", "edit", "close", "pin", ...paced]],
    ["admin", ["write", "add", "edit", "leave", "pin", "writeInQuietHours"]],
    ["member", ["write", "leave"]],
    ["safeguarding_lead", ["write", "pin", ...paced]],
  ];
  test.each(allowedActions)(
    "CHANNEL-4 the role %s may perform exactly these actions in a channel: %j",
    (role, allowed) => {
      for (const action of actions) {
        const error = action === "leave" && role === "owner" ? "channel/owner-stays" : "channel/not-allowed";
        expect([action, refusalFor(role, action)]).toEqual([action, allowed.includes(action) ? undefined : error]);
      }
    },
  );

  test.each(actions)("CHANNEL-4 for a non-member who wants to %s, the channel is not found", (action) => {
    expect(refusalFor(null, action)).toBe("channel/not-found");
  });
});

test.each([
  ["owner", "owner"],
  ["admin", "safeguarding_lead"],
  ["member", "safeguarding_lead"],
  ["safeguarding_lead", "safeguarding_lead"],
  [null, null],
] as const)("CHANNEL-46 for quiet hours and slow mode, a lead with the role %s counts as %s", (role, counted) => {
  expect([paceRole(role, true), paceRole(role, false)]).toEqual([counted, role]);
});

describe("CHANNEL-4 actions on another member of a channel", () => {
  const allowedTargets: Record<ChannelRole, Record<string, readonly (ChannelRole | null)[]>> = {
    owner: {
      promote: ["admin", "member"],
      demote: ["admin", "member"],
      remove: ["admin", "member"],
      transferOwnership: ["admin", "member"],
    },
    admin: { promote: ["admin", "member"], remove: ["member"] },
    member: {},
    safeguarding_lead: {},
  };
  const actions = ["promote", "demote", "remove", "transferOwnership"] as const;
  const cases = roles.flatMap((role) =>
    actions.flatMap((action) => roles.map((targetRole) => [role, action, targetRole] as const)),
  );
  test.each(cases)(
    "CHANNEL-4 the policy decides whether the role %s may %s the role %s",
    (role, action, targetRole) => {
      const code = refusalForActingOn(role, action, targetRole);
      if (role === null) return expect(code).toBe("channel/not-found");
      const targets = allowedTargets[role][action];
      if (targets?.includes(targetRole)) return expect(code).toBeUndefined();
      expect(code).toBe(targets && targetRole === null ? "channel/member-not-found" : "channel/not-allowed");
    },
  );
});

const noLead = { is_supervised: false, has_lead: false, is_lead_alone: false, has_company: false };

describe("CHANNEL-16 a channel in a community without a safeguarding lead", () => {
  const cases: [AgeGroup[], string][] = [
    [["adult"], "complete"],
    [["minor"], "complete"],
    [["adult", "minor"], "forbidden"],
    [["unknown"], "forbidden"],
    [["adult", "unknown"], "forbidden"],
    [["minor", "unknown"], "forbidden"],
  ];
  test.each(cases)("CHANNEL-16 without a lead, a channel with members of age %j is %s", (age_groups, supervision) => {
    expect(supervisionOf({ isOpenToAll: false }, { ...noLead, age_groups })).toBe(supervision);
  });

  test("CHANNEL-16 without a lead, a channel that everyone has left is forbidden", () => {
    expect(supervisionOf({ isOpenToAll: false }, { ...noLead, age_groups: null })).toBe("forbidden");
  });

  test.each(cases)("CHANNEL-20 with DM_POLICY=open, a channel with members of age %j needs no lead", (age_groups) => {
    expect(supervisionOf({ isOpenToAll: true }, { ...noLead, age_groups })).toBe("complete");
  });
});

describe("CHANNEL-5 a channel in a community with a safeguarding lead", () => {
  const facts = { ...noLead, has_lead: true, age_groups: null };

  test("CHANNEL-5 a channel without a lead is missing one, and a channel with a lead is complete", () => {
    expect(supervisionOf({ isOpenToAll: false }, facts)).toBe("lead-missing");
    expect(supervisionOf({ isOpenToAll: false }, { ...facts, is_supervised: true })).toBe("complete");
  });

  test("CHANNEL-20 with DM_POLICY=open, a channel without a lead is complete", () => {
    expect(supervisionOf({ isOpenToAll: true }, facts)).toBe("complete");
  });
});

describe("CHANNEL-35 a channel where a lead is alone with members who may be minors", () => {
  const facts = { ...noLead, has_lead: true, is_supervised: true, is_lead_alone: true, age_groups: null };

  test("CHANNEL-35 it lacks a second adult, and may not be used while the community has nobody", () => {
    expect(supervisionOf({ isOpenToAll: false }, { ...facts, has_company: true })).toBe("company-missing");
    expect(supervisionOf({ isOpenToAll: false }, facts)).toBe("without-company");
  });

  test("CHANNEL-20 with DM_POLICY=open, it is complete", () => {
    expect(supervisionOf({ isOpenToAll: true }, facts)).toBe("complete");
  });
});

describe("CHANNEL-38 a lead who is the only adult in a channel and wants to write", () => {
  const alone = { ...noLead, has_lead: true, is_supervised: true, age_groups: null, is_only_adult: true };
  const strict = { isOpenToAll: false };
  const cases = [
    ["owner", { has_company: true, has_second_lead: false }, "company-missing"],
    ["owner", { has_company: false, has_second_lead: false }, "without-company"],
    ["safeguarding_lead", { has_company: true, has_second_lead: true }, "company-missing"],
    ["safeguarding_lead", { has_company: true, has_second_lead: false }, "without-company"],
  ] as const;
  test.each(cases)("CHANNEL-23 as %s, with %j, finds it %s", (role, others, supervision) => {
    const facts = { ...alone, ...others, role };
    expect(supervisionForWriter(strict, facts)).toBe(supervision);
    expect(supervisionForWriter(strict, { ...facts, is_only_adult: false })).toBe("complete");
    expect(supervisionForWriter({ isOpenToAll: true }, facts)).toBe("complete");
  });

  test("CHANNEL-38 what the channel lacks for everyone comes first", () => {
    const facts = { ...alone, has_second_lead: true, role: "member" } as const;
    expect(supervisionForWriter(strict, { ...facts, is_supervised: false })).toBe("lead-missing");
  });
});

test("CHANNEL-17 CHANNEL-35 members may write unless somebody is missing whom the community does not have", () => {
  const all = ["complete", "lead-missing", "company-missing", "without-company", "forbidden"] as const;
  expect(all.filter(isWritable)).toEqual(["complete", "lead-missing", "company-missing"]);
});
