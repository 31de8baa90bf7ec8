import { memberApi } from "../../schema/member/api.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { type Route, route } from "../platform/route.ts";
import { memberName } from "../profile/profile.ts";
import type { MemberRooms } from "./member.ts";

/** A connection that keeps breaking asks for its room again, on every screen that is open. */
const ENTRY_LIMIT = { name: "line", tries: 600, seconds: 10 * 60, isPerServer: true };

export function memberRoutes(options: {
  memberRooms: Pick<MemberRooms, "enter">;
  openRateLimit: OpenRateLimit;
}): Route[] {
  const entries = options.openRateLimit(ENTRY_LIMIT);
  return [
    route(memberApi.takeMemberLine, async ({ member }) => {
      const { memberId, sessionId } = member;
      await entries.consume(memberId);
      const reservation = await options.memberRooms.enter({ memberId, sessionId, displayName: memberName(member) });
      return { memberId, reservation };
    }),
  ];
}
