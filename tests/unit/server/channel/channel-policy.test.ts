import { describe, expect, test } from "vitest";
import type { ChannelRole } from "../../../../schema/channel/api.ts";
import { refusalFor, refusalForActingOn, supervisionOf } from "../../../../server/channel/channel-policy.ts";
import type { AgeGroup } from "../../../../server/safety/safety.ts";

const roles = ["owner", "admin", "member", "safeguarding_lead", null] as const;

describe("CHANNEL-4 actions in a channel", () => {
  const may: [Exclude<(typeof roles)[number], null>, string][] = [
    ["owner", "talk add edit close"],
    ["admin", "talk add edit leave"],
    ["member", "talk leave"],
    ["safeguarding_lead", "talk"],
  ];
  test.each(may)("CHANNEL-4 the role %s may perform exactly these actions in a channel: %s", (role, actions) => {
    for (const action of ["talk", "add", "edit", "close", "leave"] as const) {
      const refused = action === "leave" && role === "owner" ? "channel/owner-stays" : "channel/not-allowed";
      expect([action, refusalFor(role, action)]).toEqual([
        action,
        actions.split(" ").includes(action) ? undefined : refused,
      ]);
      expect(refusalFor(null, action)).toBe("channel/not-found");
    }
  });
});

describe("CHANNEL-4 actions on another member of a channel", () => {
  const may: Record<ChannelRole, Record<string, readonly (ChannelRole | null)[]>> = {
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
    actions.flatMap((action) => roles.map((other) => [role, action, other] as const)),
  );
  test.each(cases)("CHANNEL-4 the policy decides whether the role %s may %s the role %s", (role, action, other) => {
    const code = refusalForActingOn(role, action, other);
    if (role === null) return expect(code).toBe("channel/not-found");
    const others = may[role][action];
    if (others?.includes(other)) return expect(code).toBeUndefined();
    expect(code).toBe(others && other === null ? "channel/member-not-found" : "channel/not-allowed");
  });
});

describe("CHANNEL-16 supervision of a channel if neither it nor the community has a lead", () => {
  const alone = { is_supervised: false, has_lead: false };
  const cases: [AgeGroup[], string][] = [
    [["adult"], "complete"],
    [["minor"], "complete"],
    [["adult", "minor"], "forbidden"],
    [["unknown"], "forbidden"],
    [["adult", "unknown"], "forbidden"],
    [["minor", "unknown"], "forbidden"],
  ];
  test.each(cases)("CHANNEL-16 a channel with members of age %s and no lead is %s", (age_groups, supervision) => {
    expect(supervisionOf({ isOpenToAll: false }, { ...alone, age_groups })).toBe(supervision);
    expect(supervisionOf({ isOpenToAll: true }, { ...alone, age_groups })).toBe("complete");
  });

  test("CHANNEL-5 every channel needs a lead as soon as the community has one", () => {
    const facts = { ...alone, has_lead: true, age_groups: null };
    expect(supervisionOf({ isOpenToAll: false }, facts)).toBe("lead-missing");
    expect(supervisionOf({ isOpenToAll: false }, { ...facts, is_supervised: true })).toBe("complete");
    expect(supervisionOf({ isOpenToAll: true }, facts)).toBe("complete");
  });
});
