import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

/** What admins have chosen, by setting. The row `setup` holds how far the setup of a new server is. */
export const SettingEntity = defineEntity({
  name: "Setting",
  tableName: "settings",
  properties: {
    key: p.text().primary(),
    value: p.json<unknown>(),
    version: p.integer().default(1),
    changedAt: p.datetime().name("changed_at").defaultRaw(`now()`),
    changedBy: () =>
      p.manyToOne(UserEntity).name("changed_by").deleteRule("set null").nullable().index("settings_changed_by"),
  },
});

export const erasure = {
  "settings.key": "impersonal",
  "settings.value": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "settings.changed_by": "withheld",
} satisfies OwnDataDecisions;
