import type { EntityManager } from "@mikro-orm/postgresql";
import type { createDevotion as createEndpoint } from "../../../schema/devotion/admin-api.ts";
import type { BodyOf } from "../../../schema/endpoint.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuseWhileMuted } from "../../safety/safety.ts";
import { referenceExists, tidyReference } from "../../scripture/scripture.ts";
import { DevotionEntity } from "../devotion.entity.ts";
import { lockDevotion, onFreeDay, type StoredDevotion } from "./managed-devotion.ts";

/** Who changes which devotion. */
interface Editing {
  readonly adminId: string;
  readonly devotionId: string;
}

/** What the form sends. */
type DevotionInput = BodyOf<typeof createEndpoint>;

/** DEVOTION-41, DEVOTION-42: adds a devotion. Refuses with `devotion/day-taken` to publish on a day that has one. */
export async function createDevotion(
  em: EntityManager,
  adminId: string,
  { publish, ...input }: DevotionInput,
): Promise<StoredDevotion> {
  const columns = { ...columnsOf(input), isPublished: publish, createdBy: adminId };
  return await onFreeDay(em, async (tx) => {
    await refuseWhileMuted(tx, adminId);
    const devotion = tx.create(DevotionEntity, columns);
    await tx.flush();
    return devotion;
  });
}

/** DEVOTION-44: changes a devotion. Refuses with `devotion/changed` if somebody has changed it since this version. */
export async function updateDevotion(
  em: EntityManager,
  { adminId, devotionId }: Editing,
  { version, publish, ...input }: DevotionInput & { version: number },
): Promise<StoredDevotion> {
  const columns = columnsOf(input);
  return await writeDevotion(em, { adminId, devotionId }, (devotion) => {
    if (devotion.version !== version) throw new Refusal("devotion/changed");
    return { ...columns, isPublished: devotion.isPublished || publish };
  });
}

/** DEVOTION-41: publishes a devotion, on another day if one is given. DEVOTION-48: its verse has to exist. */
export const publishDevotion = (em: EntityManager, editing: Editing, date?: string): Promise<StoredDevotion> =>
  writeDevotion(em, editing, (devotion) => {
    const { scriptureReference } = devotion;
    if (scriptureReference && !referenceExists(scriptureReference)) throw new Refusal("devotion/unknown-reference");
    return { isPublished: true, date: date ?? devotion.date };
  });

/** DEVOTION-41: makes a draft of a devotion. Its reads stay. */
export const unpublishDevotion = (em: EntityManager, devotionId: string): Promise<StoredDevotion> =>
  changeDevotion(em, devotionId, () => ({ isPublished: false }));

type Columns = Partial<Pick<StoredDevotion, "title" | "date" | "scriptureReference" | "content" | "isPublished">>;

type Change = (devotion: StoredDevotion) => Columns;

/** SAFE-84: others read what a change or publishing brings, so a muted admin does neither. */
async function writeDevotion(em: EntityManager, { adminId, devotionId }: Editing, change: Change) {
  await refuseWhileMuted(em, adminId);
  return await changeDevotion(em, devotionId, change);
}

const changeDevotion = (em: EntityManager, devotionId: string, change: Change): Promise<StoredDevotion> =>
  onFreeDay(em, async (tx) => {
    const devotion = await lockDevotion(tx, devotionId);
    tx.assign(devotion, change(devotion));
    devotion.version += 1;
    await tx.flush();
    return devotion;
  });

const columnsOf = ({ title, date, scripture_reference, content }: Omit<DevotionInput, "publish">) => ({
  title,
  date,
  scriptureReference: referenceOf(scripture_reference),
  content,
});

/** DEVOTION-42: the reference as people cite it, or null if there is none. */
function referenceOf(written: string): string | null {
  if (written === "") return null;
  const reference = tidyReference(written);
  if (reference !== null) return reference;
  const error = "This isn’t in the Bible. Please write it as John 3:16 or John 3:16-18.";
  throw new Refusal("request/invalid", { fields: { scripture_reference: error } });
}
