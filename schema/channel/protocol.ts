import type { RoomProtocol } from "../room-protocol.ts";
import { threadAnnouncements, threadRequests } from "../thread/protocol.ts";

export const channelProtocol = {
  requests: threadRequests,
  announcements: threadAnnouncements,
} as const satisfies RoomProtocol;
