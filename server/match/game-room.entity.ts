import { defineEntity, p } from "@mikro-orm/core";
import type { GameSettings } from "../../schema/game/settings.ts";

export const GameRoomEntity = defineEntity({
  name: "GameRoom",
  tableName: "game_rooms",
  properties: {
    id: p.uuid().primary(),
    /** Unique among the rooms that are not closed. */
    roomCode: p.text(),
    hostId: p.uuid(),
    gameType: p.text(),
    maxPlayers: p.smallint(),
    /** waiting, playing, finished, closed or interrupted. */
    status: p.text().default("waiting"),
    settings: p.json<GameSettings>(),
    /** How many participants are active. */
    currentPlayers: p.smallint().default(0),
    /** The running server that holds the room. */
    serverId: p.integer(),
    createdAt: p.datetime().defaultRaw("now()"),
    startedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
  },
});
