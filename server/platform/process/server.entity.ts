import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "../database/data-decision.ts";

export const ServerEntity = defineEntity({
  name: "Server",
  tableName: "servers",
  properties: {
    id: p.integer().primary().autoincrement(false),
    startedAt: p.datetime().defaultRaw(`now()`),
    /** When it last renewed its lease. */
    beatAt: p.datetime().defaultRaw(`now()`),
    /** Which process it is, for the server that is started next. */
    host: p.text().nullable(),
    url: p.text().nullable(),
    processSpace: p.text().nullable(),
    processId: p.integer().nullable(),
    processStartedAt: p.text().nullable(),
    /** PROCESS_NAME. Null for a server that is alone on its database. */
    name: p.text().nullable(),
  },
});

export const erasure = {
  "servers.host": "impersonal",
  "servers.name": "impersonal",
  "servers.url": "impersonal",
  "servers.process_space": "impersonal",
  "servers.process_started_at": "impersonal",
} satisfies ErasureDecisions;
