import type { SeatReservation } from "../../schema/game/api.ts";
import { memberApi } from "../../schema/member/api.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { type Route, route } from "../platform/route.ts";
import { memberName } from "../profile/profile.ts";

/** The way to a member's own line. */
export interface LineOpener {
  openLine(member: { memberId: string; displayName: string; sessionId: string }): Promise<SeatReservation>;
}

/** A line that keeps breaking asks for itself again, on every screen that is open. */
const LINE_LIMIT = { name: "line", tries: 600, seconds: 10 * 60, isPerServer: true };

export function memberRoutes(options: { memberLines: LineOpener; openRateLimit: OpenRateLimit }): Route[] {
  const openings = options.openRateLimit(LINE_LIMIT);
  return [
    route(memberApi.takeMemberLine, async ({ member }) => {
      const { memberId, sessionId } = member;
      await openings.consume(memberId);
      const reservation = await options.memberLines.openLine({ memberId, sessionId, displayName: memberName(member) });
      return { memberId, reservation };
    }),
  ];
}
