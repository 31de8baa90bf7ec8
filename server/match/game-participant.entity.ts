import { defineEntity, p } from "@mikro-orm/core";

/** A member at a table, once per room however often they come and go. */
export const GameParticipantEntity = defineEntity({
  name: "GameParticipant",
  tableName: "game_participants",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    roomId: p.uuid(),
    userId: p.uuid(),
    displayName: p.text(),
    seat: p.smallint(),
    isActive: p.boolean().default(true),
    /** Of the running or last game. */
    totalScore: p.integer().default(0),
    joinedAt: p.datetime().defaultRaw("now()"),
  },
});
