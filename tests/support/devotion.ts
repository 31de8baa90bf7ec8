import type { EntityManager } from "@mikro-orm/postgresql";
import { DevotionEntity } from "../../server/devotion/devotion.entity.ts";

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
