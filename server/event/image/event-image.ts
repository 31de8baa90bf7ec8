import { randomBytes } from "node:crypto";
import { ForeignKeyConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type EventImageVariant, eventImageVariants } from "../../../schema/event/image-api.ts";
import { retention } from "../../../schema/retention.ts";
import { DAY_MS } from "../../../schema/time.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { EventImageEntity } from "./event-image.entity.ts";
import { encodeImage } from "./image-encoder.ts";

/** How many images one night removes at most. */
const REMOVED_AT_ONCE = 500;

/** EVENT-53: when it was uploaded, in milliseconds since 1970, and 96 random bits. */
const newImageName = (): string => `${Date.now()}-${randomBytes(12).toString("hex")}`;

const fileName = (imageName: string, variant: EventImageVariant): string => `event-image/${imageName}-${variant}`;

/** EVENT-50 to EVENT-55: saves a picture for an event, in all variants. Returns its name. */
export async function saveEventImage(
  em: EntityManager,
  storage: Storage,
  memberId: string | null,
  bytes: Uint8Array,
): Promise<string> {
  const images = await encodeImage(bytes);
  const name = newImageName();
  // The row comes first, so that whatever fails from here on is removed by the job.
  await em.insert(EventImageEntity, { name, createdBy: memberId });
  try {
    for (const { variant, type, bytes: content } of images) await storage.put(fileName(name, variant), content, type);
  } catch (error) {
    // Best effort: on a disk that fails, the job tries again.
    await removeImage(em, storage, name).catch(() => {});
    throw error;
  }
  return name;
}

/** EVENT-53: the file of a stored image. Refuses with `event/image-not-found`. */
export async function readEventImage(storage: Storage, imageName: string, variant: EventImageVariant) {
  const content = await storage.get(fileName(imageName, variant));
  if (!content) throw new Refusal("event/image-not-found");
  const type = variant === "share.jpg" ? "image/jpeg" : "image/webp";
  return { type, name: `${imageName}-${variant}`, content, isInline: true };
}

/** EVENT-54: removes images that no event shows and that are older than a day, except while an open report has one. */
export async function removeUnusedImages(em: EntityManager, storage: Storage, now = Date.now()): Promise<void> {
  const rows: { name: string }[] = await em.execute(
    `select image.name from event_images image
     where image.created_at < ? and not exists (select from events e where e.image_url = image.name)
       and not exists (
         select from reports r
         where r.kind = 'event' and r.state <> 'closed' and r.evidence ->> 'image_name' = image.name
       )
     order by image.created_at limit ?`,
    [new Date(now - retention.eventImages.days * DAY_MS), REMOVED_AT_ONCE],
  );
  for (const { name } of rows) await removeImage(em, storage, name);
}

/** Removes the row first: the foreign key keeps an image that an event has begun to show in the meantime. */
async function removeImage(em: EntityManager, storage: Storage, name: string): Promise<void> {
  await em
    .transactional(async (tx) => {
      await tx.nativeDelete(EventImageEntity, { name });
      for (const variant of eventImageVariants) await storage.remove(fileName(name, variant));
    })
    .catch((error: unknown) => {
      if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    });
}
