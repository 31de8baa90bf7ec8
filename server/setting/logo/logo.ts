import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { LOGO_MIN_SIDE, logoName } from "../../../schema/setting/admin-api.ts";
import { reencodeImage } from "../../platform/image/image-decoder.ts";
import type { JobQueue, Jobs } from "../../platform/job.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { store, withSettingsLock } from "../change-settings.ts";
import { SettingEntity } from "../setting.entity.ts";
import type { SettingServices } from "../setting-state.ts";

/** In pixels: sharp in the header of any phone. */
const SIDE = 256;
const WEBP_QUALITY = 86;

/** A day, because open pages and those that are saved on a phone show an earlier logo until they are loaded again. */
const KEPT_SECONDS = 24 * 60 * 60;

/** SETTING-17: deletes one earlier logo. */
export const deleteLogoQueue = {
  name: "setting/delete-logo",
  data: z.strictObject({ logo: logoName }),
} satisfies JobQueue;

export interface LogoServices extends SettingServices {
  readonly storage: Storage;
  readonly jobs: Jobs;
}

/** SETTING-10, SETTING-17: saves a picture as the logo. */
export async function saveLogo(
  em: EntityManager,
  actor: Pick<Member, "memberId">,
  bytes: Uint8Array,
  services: LogoServices,
): Promise<void> {
  refuseFixed(services);
  const content = await encodeLogo(bytes);
  const logo = `${Date.now()}-${randomBytes(12).toString("hex")}`;
  await services.storage.put(fileName(logo), content, "image/webp");
  await changeLogo(em, actor, logo, services);
}

/** Shows the drawing of a lamp again. */
export async function removeLogo(
  em: EntityManager,
  actor: Pick<Member, "memberId">,
  services: LogoServices,
): Promise<void> {
  refuseFixed(services);
  await changeLogo(em, actor, "", services);
}

/** Stores the name of the new logo, or nothing, and the job that deletes the earlier one. */
async function changeLogo(
  em: EntityManager,
  actor: Pick<Member, "memberId">,
  logo: string,
  { jobs }: LogoServices,
): Promise<void> {
  await withSettingsLock(em, async (tx) => {
    const earlier = await storedLogo(tx);
    await store(tx, actor, { key: "logo", value: logo, before: "" });
    if (earlier === "" || earlier === logo) return;
    await jobs.enqueue(deleteLogoQueue, { logo: earlier }, { tx, delaySeconds: KEPT_SECONDS });
  });
}

/** SETTING-17: deletes the file of an earlier logo, unless it is shown. */
export async function deleteEarlierLogo(em: EntityManager, storage: Storage, logo: string): Promise<void> {
  if ((await storedLogo(em)) !== logo) await storage.remove(fileName(logo));
}

/** The name of the logo that an admin has chosen, or an empty text. */
async function storedLogo(em: EntityManager): Promise<string> {
  const row = await em.findOne(SettingEntity, "logo");
  return typeof row?.value === "string" ? row.value : "";
}

/** The file of a stored logo. Refuses with `setting/logo-not-found`. */
export async function readLogo(storage: Storage, logo: string) {
  const content = await storage.get(fileName(logo));
  if (!content) throw new Refusal("setting/logo-not-found");
  return { type: "image/webp", name: logo, content, isInline: true };
}

function refuseFixed({ liveConfig }: SettingServices): void {
  if (liveConfig.isFixed("COMMUNITY_LOGO_URL")) throw new Refusal("setting/fixed");
}

const fileName = (logo: string): string => `logo/${logo}.webp`;

const encodeLogo = (bytes: Uint8Array): Promise<Uint8Array> =>
  reencodeImage(
    bytes,
    {
      minWidth: LOGO_MIN_SIDE,
      minHeight: LOGO_MIN_SIDE,
      width: SIDE,
      height: SIDE,
      fit: "whole",
      refusalFor: (fault, cause) => new Refusal(`setting/logo-${fault}`, { cause }),
    },
    (image) => image().webp({ quality: WEBP_QUALITY }).toBuffer(),
  );
