import { readFileSync } from "node:fs";
import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../account/account.entity.ts";
import { DevotionEntity, DevotionReadEntity } from "../devotion/devotion.entity.ts";
import { dayAfter, daysAgo } from "../platform/date.ts";

/** How many of the demo devotions are in the past. The next one is today's, and the others are for the coming days. */
const PAST = 45;
/** The days on which the demo member read, from yesterday back: a rest on the third day. With today's it is a week. */
const DAYS_READ = [1, 2, 4, 5, 6, 7, 15, 16, 17, 18];

interface DemoDevotion {
  readonly title: string;
  readonly scripture_reference: string;
  readonly content: string;
}

interface Options {
  /** The community's date. */
  readonly today: string;
  /** Who published them. */
  readonly authorId: string;
  /** Who has read some of them. */
  readonly readerId: string;
}

/** DEVOTION-15: adds the demo devotions, one for each day, and some reads. */
export async function seedDemoDevotions(em: EntityManager, { today, authorId, readerId }: Options): Promise<void> {
  const rows = readDemoDevotions().map(({ title, scripture_reference, content }, at) => ({
    id: crypto.randomUUID(),
    title,
    content,
    scriptureReference: scripture_reference,
    date: dayAfter(today, at - PAST),
    isPublished: true,
    createdBy: authorId,
  }));
  await em.insertMany(DevotionEntity, rows);
  const idOn = new Map(rows.map(({ date, id }) => [date, id]));
  const days = DAYS_READ.map((daysAgo) => dayAfter(today, -daysAgo));
  const reads = days.map((day) => ({ user: readerId, devotion: idOn.get(day) ?? null, readOn: day }));
  await em.insertMany(DevotionReadEntity, reads);
  // DEVOTION-18: nothing counts before the account's first day.
  await em.nativeUpdate(UserEntity, readerId, { createdAt: daysAgo(PAST) });
}

const readDemoDevotions = (): readonly DemoDevotion[] =>
  JSON.parse(readFileSync(new URL("../../data/devotions/demo.json", import.meta.url), "utf8"));
