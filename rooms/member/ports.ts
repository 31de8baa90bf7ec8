import type { memberProtocol } from "../../schema/member/protocol.ts";
import type { PayloadOf } from "../../schema/room-protocol.ts";

/** What a member's line needs from outside. */
export interface MemberPorts {
  reportFailure(failure: { roomId: string; doing: string; error: unknown }): void;
}

type Announcements = typeof memberProtocol.announcements;
export type MemberNews = {
  [Name in keyof Announcements]: { type: Name; payload: PayloadOf<Announcements[Name]> };
}["conversation" | "channel" | "channelGone" | "notifications"];
