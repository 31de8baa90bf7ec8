import * as memberApi from "../../schema/member/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { memberName } from "../profile/profile.ts";
import type { MemberRooms } from "./member.ts";
import { readSheet, type SheetSettings } from "./member-sheet.ts";

export function memberRoutes(options: {
  memberRooms: Pick<MemberRooms, "enter">;
  sheetSettings: SheetSettings;
}): Route[] {
  const { memberRooms, sheetSettings } = options;
  return [
    route(memberApi.takeMemberSeat, async ({ member }) => {
      const { memberId, sessionId } = member;
      const reservation = await memberRooms.enter({ memberId, sessionId, displayName: memberName(member) });
      return { memberId, reservation };
    }),

    route(memberApi.readMember, async ({ em, member, params }) =>
      readSheet(em, sheetSettings, member, params.memberId),
    ),
  ];
}
