import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { GameRoomEntity } from "../room/game-room.entity.ts";

/** Where an open room's game stands. It holds ids and numbers; names are stored with the seats. */
export const GameSnapshotEntity = defineEntity({
  name: "GameSnapshot",
  tableName: "game_snapshots",
  properties: {
    room: () => p.oneToOne(GameRoomEntity).primary().updateRule("no action").deleteRule("cascade"),
    snapshot: p.json(),
    content: p.json().nullable(),
    savedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "game_snapshots.snapshot": "impersonal",
  "game_snapshots.content": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "game_snapshots.room_id": "withheld",
} satisfies OwnDataDecisions;
