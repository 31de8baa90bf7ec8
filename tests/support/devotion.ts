import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../../server/account/account.entity.ts";
import { DevotionEntity } from "../../server/devotion/devotion.entity.ts";
import type { Database } from "../../server/platform/database/database.ts";
import { daysAgo } from "../../server/platform/date.ts";

interface StoredDevotion {
  readonly date: string;
  readonly title?: string;
  readonly content?: string;
  readonly scriptureReference?: string;
  readonly isPublished?: boolean;
  readonly createdBy?: string;
  readonly deletedAt?: Date;
}

/** Stores a devotion, published unless told otherwise. Returns its id. */
export async function storeDevotion(em: EntityManager, { date, ...rest }: StoredDevotion): Promise<string> {
  const row = { title: `For ${date}`, content: "One.\n\nTwo.", isPublished: true, date, ...rest };
  return (await em.insert(DevotionEntity, row)) as string;
}

/** DEVOTION-18: accounts from long ago, because nothing counts before their first day. */
export async function ageAccounts(database: Pick<Database, "fork">): Promise<void> {
  await database.fork().nativeUpdate(UserEntity, {}, { createdAt: daysAgo(60) });
}
