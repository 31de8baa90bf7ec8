import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import { EventEntity } from "../../event/event.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

export const GameRoomEntity = defineEntity({
  name: "GameRoom",
  tableName: "game_rooms",
  indexes: [
    { name: "game_rooms_closed", where: "closed_at IS NOT NULL", properties: ["closedAt"] },
    { name: "game_rooms_open_server", where: "closed_at IS NULL", properties: ["serverId"] },
    {
      name: "game_rooms_waiting",
      where: "status = 'waiting'::text",
      properties: ["createdAt"],
      columns: [{ name: "createdAt", sort: "DESC" }],
    },
  ],
  uniques: [
    { name: "game_rooms_open_code", where: "closed_at IS NULL", properties: ["roomCode"] },
    { name: "game_rooms_open_event", where: "closed_at IS NULL", properties: ["event"] },
    { name: "game_rooms_open_practice", where: "is_practice AND (closed_at IS NULL)", properties: ["host"] },
  ],
  checks: [
    {
      name: "game_rooms_max_players_check",
      expression:
        "(event_id is null and not is_practice and max_players >= 2 and max_players <= 8) or (event_id is not null and max_players = 200) or (is_practice and max_players = 1)",
    },
    {
      name: "game_rooms_practice_check",
      expression: "not is_practice or (event_id is null and (settings ->> 'isPrivate')::boolean)",
    },
    { name: "game_rooms_event_check", expression: "event_id is null or (settings ->> 'isPrivate')::boolean" },
  ],
  properties: {
    id: p.uuid().primary(),
    roomCode: p.text(),
    host: () => p.manyToOne(UserEntity).nullable().index("game_rooms_host"),
    /** The event whose room it is. Null for a table. */
    event: () => p.manyToOne(EventEntity).deleteRule("restrict").nullable().index("game_rooms_event"),
    /** GAME-170: one member practises in it alone. */
    isPractice: p.boolean().default(false),
    gameType: p.text(),
    maxPlayers: p.smallint(),
    status: p.enum(["waiting", "playing", "finished", "closed", "interrupted"]).default("waiting"),
    settings: p.json(),
    currentPlayers: p.smallint().default(0),
    serverId: p.integer(),
    /** Nobody is in it, although seats are taken. */
    isVacant: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw(`now()`),
    startedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "game_rooms.game_type": "impersonal",
  "game_rooms.room_code": "impersonal",
  "game_rooms.settings": "redacted",
  "game_rooms.status": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "game_rooms.event_id": "withheld",
  "game_rooms.host_id": "own",
} satisfies OwnDataDecisions;
