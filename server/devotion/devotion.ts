import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import {
  DEVOTION_DAYS_AHEAD,
  DEVOTIONS_PER_PAGE,
  type listDevotions as listEndpoint,
} from "../../schema/devotion/api.ts";
import type { Devotion, Streak } from "../../schema/devotion/devotion.ts";
import type { OutputOf } from "../../schema/endpoint.ts";
import { readDevotionNotification } from "../notification/notification.ts";
import { pageOf } from "../platform/database/keyset.ts";
import { dayAfter } from "../platform/date.ts";
import { Refusal } from "../platform/refusal.ts";
import { DevotionEntity, DevotionReadEntity } from "./devotion.entity.ts";
import { type ReaderDays, readingDay } from "./reading-day.ts";
import { streakIn } from "./streak.ts";

/** DEVOTION-1 to DEVOTION-3: a page of devotions until today, newest first, before that day if one is given. */
export async function listDevotions(
  em: EntityManager,
  memberId: string | null,
  { today, before }: { today: string; before?: string | undefined },
): Promise<OutputOf<typeof listEndpoint>> {
  const date = { $lte: today, ...(before !== undefined && { $lt: before }) };
  const found = await findPublished(em, memberId, date, { newestFirst: true, limit: DEVOTIONS_PER_PAGE + 1 });
  const { page, next } = pageOf(found, DEVOTIONS_PER_PAGE, ({ date }) => [date]);
  return { devotions: page, next };
}

/** DEVOTION-4: the devotion of this date. */
export async function todaysDevotion(
  em: EntityManager,
  memberId: string | null,
  today: string,
): Promise<Devotion | null> {
  const [devotion = null] = await findPublished(em, memberId, { $eq: today }, { limit: 1 });
  return devotion;
}

/** DEVOTION-5: the devotions of today and the next seven days, oldest first. */
export const listComing = async (em: EntityManager, memberId: string, today: string): Promise<Devotion[]> =>
  await findPublished(em, memberId, { $gte: today, $lte: dayAfter(today, DEVOTION_DAYS_AHEAD) });

async function findPublished(
  em: EntityManager,
  memberId: string | null,
  date: Readonly<Partial<Record<"$eq" | "$lt" | "$lte" | "$gte", string>>>,
  { newestFirst = false, limit }: { newestFirst?: boolean; limit?: number } = {},
): Promise<Devotion[]> {
  const found = await em.find(
    DevotionEntity,
    { isPublished: true, date },
    { orderBy: { date: newestFirst ? "desc" : "asc" }, ...(limit !== undefined && { limit }) },
  );
  const ids = found.map(({ id }) => id);
  const reads = memberId === null ? [] : await em.find(DevotionReadEntity, { user: memberId, devotion: { $in: ids } });
  const read = new Set(reads.map(({ devotion }) => devotion?.id));
  return found.map(({ id, title, date, content, scriptureReference, isAiDraft, createdBy }) => ({
    devotionId: id,
    title,
    date,
    content,
    scriptureReference: scriptureReference ?? null,
    isAiDraft,
    isRead: read.has(id),
    canReport: memberId !== null && createdBy?.id !== memberId,
  }));
}

interface Reading {
  readonly devotionId: string;
  /** The day on which it was read. Default: today. */
  readonly readOn?: string | undefined;
}

/**
 * DEVOTION-6 to DEVOTION-8, DEVOTION-16: marks a devotion as read by the member. The second read of a devotion changes nothing.
 * Returns whether this was the first one.
 */
export async function markRead(
  em: EntityManager,
  memberId: string,
  { devotionId, readOn }: Reading,
  days: ReaderDays,
): Promise<boolean> {
  return await em.transactional(async (tx) => {
    // Nobody deletes it before the read is stored.
    const devotion = await tx.findOne(
      DevotionEntity,
      { id: devotionId, isPublished: true, date: { $lte: dayAfter(days.today, DEVOTION_DAYS_AHEAD) } },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!devotion) throw new Refusal("devotion/not-found");
    const day = readOn ?? days.today;
    const answer = readingDay(day, devotion.date, days);
    if (answer !== "accepted") throw new Refusal(`devotion/${answer}`);
    const row = { user: memberId, devotion: devotionId, readOn: day };
    const insert = tx.createQueryBuilder(DevotionReadEntity).insert(row).onConflict(["user", "devotion"]).ignore();
    const { affectedRows } = await insert.execute("run");
    await readDevotionNotification(tx, memberId, devotionId);
    return affectedRows > 0;
  });
}

/** DEVOTION-9 to DEVOTION-13, DEVOTION-18: the member's own streak. */
export async function streakOf(em: EntityManager, memberId: string, { today, firstDay }: ReaderDays): Promise<Streak> {
  const own = { user: memberId, readOn: { $gte: firstDay } };
  const reads = await em.find(DevotionReadEntity, own, { fields: ["readOn"] });
  return streakIn(
    reads.map(({ readOn }) => readOn),
    today,
  );
}
