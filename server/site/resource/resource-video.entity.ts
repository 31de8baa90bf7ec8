import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

export const ResourceVideoEntity = defineEntity({
  name: "ResourceVideo",
  tableName: "resource_videos",
  checks: [{ name: "resource_videos_url_check", expression: "url ~~ 'https://%'::text" }],
  properties: {
    /** The resource's name, as in its address. */
    name: p.text().primary(),
    url: p.text(),
    setBy: () =>
      p.manyToOne(UserEntity).name("set_by").deleteRule("set null").nullable().index("resource_videos_set_by"),
    setAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "resource_videos.name": "impersonal",
  "resource_videos.url": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "resource_videos.set_by": "own",
} satisfies OwnDataDecisions;
