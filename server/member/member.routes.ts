import { memberApi } from "../../schema/member/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { memberName } from "../profile/profile.ts";
import type { MemberRooms } from "./member.ts";

export function memberRoutes({ memberRooms }: { memberRooms: Pick<MemberRooms, "enter"> }): Route[] {
  return [
    route(memberApi.takeMemberSeat, async ({ member }) => {
      const { memberId, sessionId } = member;
      const reservation = await memberRooms.enter({ memberId, sessionId, displayName: memberName(member) });
      return { memberId, reservation };
    }),
  ];
}
