import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { DevotionReaction, DevotionReactions } from "../../../schema/devotion/response-api.ts";
import { rowsOf } from "../../platform/database/typed-query.ts";
import { refuseWhileMuted } from "../../safety/safety.ts";
import { lockShown, requireShown } from "../shown-devotion.ts";
import { DevotionReactionEntity } from "./response.entity.ts";

interface Reader {
  readonly memberId: string;
  /** The community's date. */
  readonly today: string;
}

/** DEVOTION-24: how many members reacted, and the member's own reaction. */
export async function readReactions(
  em: EntityManager,
  { memberId, today }: Reader,
  devotionId: string,
): Promise<DevotionReactions> {
  await requireShown(em, devotionId, today);
  const rows = await rowsOf(
    em,
    sql<{ reaction: DevotionReaction; count: number; is_mine: boolean }>`
      select reaction, count(*)::int as count, bool_or(user_id = ${memberId}) as is_mine
      from devotion_reactions where devotion_id = ${devotionId} group by reaction order by reaction`,
  );
  return {
    counts: rows.map(({ reaction, count }) => ({ reaction, count })),
    mine: rows.find(({ is_mine }) => is_mine)?.reaction ?? null,
  };
}

/** DEVOTION-24: a member has one reaction, however often and at how many places at once they press. */
export async function react(
  em: EntityManager,
  reader: Reader,
  { devotionId, reaction }: { devotionId: string; reaction: DevotionReaction },
): Promise<DevotionReactions> {
  const { memberId, today } = reader;
  await em.transactional(async (tx) => {
    await refuseWhileMuted(tx, memberId);
    await lockShown(tx, devotionId, today);
    await tx
      .createQueryBuilder(DevotionReactionEntity)
      .insert({ devotion: devotionId, user: memberId, reaction })
      .onConflict(["devotion", "user"])
      .merge(["reaction"])
      .execute("run");
  });
  return await readReactions(em.fork(), reader, devotionId);
}

/** DEVOTION-24. */
export async function takeReactionBack(
  em: EntityManager,
  reader: Reader,
  devotionId: string,
): Promise<DevotionReactions> {
  await em.nativeDelete(DevotionReactionEntity, { devotion: devotionId, user: reader.memberId });
  return await readReactions(em, reader, devotionId);
}
