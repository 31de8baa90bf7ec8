import type { EntityManager } from "@mikro-orm/postgresql";
import { DevotionEntity, DevotionReadEntity } from "./devotion.entity.ts";

/** DASHBOARD-12: how many of this month's devotions until today the member has read. `today` is the community's date. */
export async function monthProgress(
  em: EntityManager,
  memberId: string,
  today: string,
): Promise<{ read: number; published: number }> {
  const ofMonth = { isPublished: true, date: { $gte: `${today.slice(0, 7)}-01`, $lte: today } };
  const [published, read] = await Promise.all([
    em.fork().count(DevotionEntity, ofMonth),
    em.fork().count(DevotionReadEntity, { user: memberId, devotion: ofMonth }),
  ]);
  return { read, published };
}
