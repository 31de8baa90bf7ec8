import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";

export const GameParticipantEntity = defineEntity({
  name: "GameParticipant",
  tableName: "game_participants",
  indexes: [{ name: "game_participants_user", properties: ["user", "joinedAt"] }],
  uniques: [{ name: "game_participants_room_id_user_id_key", properties: ["room", "user"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    room: () => p.manyToOne(GameRoomEntity).deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).nullable(),
    displayName: p.text(),
    seat: p.smallint(),
    isActive: p.boolean().default(true),
    totalScore: p.integer().default(0),
    /** When the member gave up the seat; null while they sit. */
    leftAt: p.datetime().nullable(),
    joinedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "game_participants.display_name": "redacted",
} satisfies ErasureDecisions;

export const ownData = {
  "game_participants.room_id": "withheld",
  "game_participants.user_id": "own",
} satisfies OwnDataDecisions;
