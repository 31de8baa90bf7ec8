import type { EntityManager } from "@mikro-orm/postgresql";
import type { Member } from "../../platform/session.ts";
import { ResourceVideoEntity } from "./resource-video.entity.ts";

/** The link of the video of this name; null while there is none. */
export async function readVideo(em: EntityManager, name: string): Promise<string | null> {
  return (await em.findOne(ResourceVideoEntity, { name }))?.url ?? null;
}

/** RESOURCE-1: sets the link. Of two admins who set it at once, the later one wins. */
export async function saveVideo(
  em: EntityManager,
  { memberId }: Pick<Member, "memberId">,
  name: string,
  url: string,
): Promise<void> {
  await em.upsert(ResourceVideoEntity, { name, url, setBy: memberId, setAt: new Date() });
}

export async function removeVideo(em: EntityManager, name: string): Promise<void> {
  await em.nativeDelete(ResourceVideoEntity, { name });
}
