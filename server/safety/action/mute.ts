import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../../platform/refusal.ts";
import { MuteEntity } from "./mute.entity.ts";

/** SAFE-43: when the member may write again, in milliseconds since 1970. Null if they may write. */
export async function mutedUntil(em: EntityManager, memberId: string): Promise<number | null> {
  const mute = await em.findOne(
    MuteEntity,
    { user: memberId, until: { $gt: raw("now()") } },
    { disableIdentityMap: true },
  );
  return mute?.until.getTime() ?? null;
}

/** SAFE-43: a muted member writes no texts that others read. */
export async function refuseWhileMuted(em: EntityManager, memberId: string): Promise<void> {
  if ((await mutedUntil(em, memberId)) !== null) throw new Refusal("safety/muted");
}
