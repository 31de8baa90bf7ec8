import { randomBytes } from "node:crypto";
import { ForeignKeyConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type PhotoVariant, photoVariants } from "../../../schema/profile/photo-api.ts";
import { retention } from "../../../schema/retention.ts";
import { DAY_MS } from "../../../schema/time.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { PhotoEntity } from "./photo.entity.ts";
import { encodePhoto } from "./photo-encoder.ts";

/** How many photographs one night removes at most. */
const REMOVED_AT_ONCE = 500;

/** PROFILE-23: when it was uploaded, in milliseconds since 1970, and 96 random bits. */
const newPhotoName = (): string => `${Date.now()}-${randomBytes(12).toString("hex")}`;

const fileName = (photo: string, variant: PhotoVariant): string => `photo/${photo}-${variant}`;

/** Saves a photograph of the member in all variants. Returns its name. */
export async function savePhoto(
  em: EntityManager,
  storage: Storage,
  memberId: string,
  bytes: Uint8Array,
): Promise<string> {
  const encoded = await encodePhoto(bytes);
  const name = newPhotoName();
  // The row comes first, so that whatever fails from here on is removed by the job.
  await em.insert(PhotoEntity, { name, user: memberId });
  try {
    for (const { variant, bytes: content } of encoded) {
      await storage.put(fileName(name, variant), content, "image/webp");
    }
  } catch (error) {
    // Best effort: on a disk that fails, the job tries again.
    await removePhoto(em, storage, name).catch(() => {});
    throw error;
  }
  return name;
}

/** Whether the member has uploaded this photograph. */
export const ownsPhoto = async (em: EntityManager, memberId: string, photo: string): Promise<boolean> =>
  (await em.count(PhotoEntity, { name: photo, user: memberId })) > 0;

/** The file of a stored photograph. Refuses with `photo/not-found`. */
export async function readPhoto(storage: Storage, photo: string, variant: PhotoVariant) {
  const content = await storage.get(fileName(photo, variant));
  if (!content) throw new Refusal("photo/not-found");
  return { type: "image/webp", name: `${photo}-${variant}`, content, isInline: true };
}

/** The names of the member's stored photographs, also of those that the profile does not show. */
export async function listPhotos(em: EntityManager, memberId: string): Promise<string[]> {
  const photos = await em.find(PhotoEntity, { user: memberId }, { orderBy: { name: "asc" } });
  return photos.map(({ name }) => name);
}

/** ERASE-10: removes the files of all photographs of a member who is about to be erased. */
export async function removePhotoFiles(em: EntityManager, storage: Storage, memberId: string): Promise<void> {
  for (const name of await listPhotos(em, memberId)) await removeFiles(storage, name);
}

/**
 * PROFILE-24: removes photographs that no profile shows and that are older than a day, except while an open report has
 * one in its evidence.
 */
export async function removeUnusedPhotos(em: EntityManager, storage: Storage, now = Date.now()): Promise<void> {
  const rows: { name: string }[] = await em.execute(
    `select photo.name from profile_photos photo
     where photo.created_at < ? and not exists (select from profiles p where p.photo = photo.name)
       and not exists (
         select from reports r
         where r.kind = 'profile' and r.about_id = photo.user_id and r.state <> 'closed'
           and r.evidence ->> 'picture' like '%/' || photo.name || '/%'
       )
     order by photo.created_at limit ?`,
    [new Date(now - retention.profilePhotos.days * DAY_MS), REMOVED_AT_ONCE],
  );
  for (const { name } of rows) await removePhoto(em, storage, name);
}

/** Removes the row first: the foreign key keeps a photograph that a profile has begun to show in the meantime. */
async function removePhoto(em: EntityManager, storage: Storage, name: string): Promise<void> {
  await em
    .transactional(async (tx) => {
      await tx.nativeDelete(PhotoEntity, { name });
      await removeFiles(storage, name);
    })
    .catch((error: unknown) => {
      if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    });
}

async function removeFiles(storage: Storage, name: string): Promise<void> {
  for (const variant of photoVariants) await storage.remove(fileName(name, variant));
}
