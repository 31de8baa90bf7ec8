import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { OwnDataDecisions } from "../platform/database/data-decision.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";

/** A member who has watched a room without a seat. */
export const GameWatcherEntity = defineEntity({
  name: "GameWatcher",
  tableName: "game_watchers",
  uniques: [{ name: "game_watchers_room_id_user_id_key", properties: ["room", "user"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    room: () => p.manyToOne(GameRoomEntity).deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).nullable().index("game_watchers_user"),
    firstSeenAt: p.datetime().defaultRaw(`now()`),
    /** When the member last came or left. */
    lastSeenAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ownData = {
  "game_watchers.room_id": "withheld",
  "game_watchers.user_id": "own",
} satisfies OwnDataDecisions;
