import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "../database/data-decision.ts";
import { ServerEntity } from "./server.entity.ts";

/** PROCESS-7: which process holds the live room of a conversation, a channel or a member. Only with several processes. */
export const PresenceRoomEntity = defineEntity({
  name: "PresenceRoom",
  tableName: "presence_rooms",
  properties: {
    roomId: p.text().primary(),
    server: () => p.manyToOne(ServerEntity).deleteRule("cascade").index("presence_rooms_server"),
    opening: p.uuid(),
  },
});

// A member's room has their id in its own, and no row once they are no longer connected.
export const erasure = {
  "presence_rooms.room_id": "impersonal",
} satisfies ErasureDecisions;
