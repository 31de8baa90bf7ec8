import { describe, expect, test } from "vitest";
import type { ChannelRole } from "../../../../schema/channel/api.ts";
import { objectionTo, objectionToDoing } from "../../../../server/channel/channel-policy.ts";

const roles = ["owner", "admin", "member", "safeguarding_lead", null] as const;

describe("CHANNEL-4 what is done in a channel, by", () => {
  const may: [Exclude<(typeof roles)[number], null>, string][] = [
    ["owner", "talk add edit close"],
    ["admin", "talk add edit leave"],
    ["member", "talk leave"],
    ["safeguarding_lead", "talk"],
  ];
  test.each(may)("%s: %s", (role, deeds) => {
    for (const deed of ["talk", "add", "edit", "close", "leave"] as const) {
      const refused = deed === "leave" && role === "owner" ? "channel/owner-stays" : "channel/not-allowed";
      expect([deed, objectionTo(role, deed)]).toEqual([deed, deeds.split(" ").includes(deed) ? undefined : refused]);
      expect(objectionTo(null, deed)).toBe("channel/not-found");
    }
  });
});

describe("CHANNEL-4 what is done to somebody, by", () => {
  const may: Record<ChannelRole, Record<string, readonly (ChannelRole | null)[]>> = {
    owner: {
      raise: ["admin", "member"],
      lower: ["admin", "member"],
      remove: ["admin", "member"],
      handOver: ["admin", "member"],
    },
    admin: { raise: ["admin", "member"], remove: ["member"] },
    member: {},
    safeguarding_lead: {},
  };
  const deeds = ["raise", "lower", "remove", "handOver"] as const;
  const cases = roles.flatMap((role) => deeds.flatMap((deed) => roles.map((other) => [role, deed, other] as const)));
  test.each(cases)("%s: %s %s", (role, deed, other) => {
    const code = objectionToDoing(role, deed, other);
    if (role === null) return expect(code).toBe("channel/not-found");
    const others = may[role][deed];
    if (others?.includes(other)) return expect(code).toBeUndefined();
    expect(code).toBe(others && other === null ? "channel/member-not-found" : "channel/not-allowed");
  });
});
