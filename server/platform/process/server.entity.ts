import { defineEntity, p } from "@mikro-orm/core";

export const ServerEntity = defineEntity({
  name: "Server",
  tableName: "servers",
  properties: {
    id: p.integer().primary().autoincrement(false),
    startedAt: p.datetime().defaultRaw(`now()`),
    /** When it last renewed its lease. */
    beatAt: p.datetime().defaultRaw(`now()`),
  },
});
