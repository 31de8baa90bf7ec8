import { raw } from "@mikro-orm/core";
import { activeHolders, recipientsOf } from "../account/account.ts";
import { IN_S3 } from "../platform/config/backup-settings.ts";
import type { Core } from "../platform/core.ts";
import { translated } from "../platform/language/translated.ts";
import { mailTo } from "../platform/mail.ts";
import { BackupEntity } from "./backup.entity.ts";
import { recordBackup, recordFailure } from "./backup.ts";
import { makeBackup } from "./make-backup.ts";
import * as english from "./nightly-text.ts";
import type { BackupPlace } from "./place/backup-place.ts";
import { openPlace } from "./place/place.ts";
import { expiredArchives } from "./place/rotation.ts";

const textIn = await translated(import.meta.url, "./nightly-text.ts", english);

export type NightlyOptions = Pick<
  Core,
  "config" | "community" | "database" | "databaseUrl" | "log" | "sendMail" | "siteUrl" | "storage"
>;

/** BACKUP-6: makes the backup of a night and deletes those that are too old. Rejects if it fails, to be tried again. */
export async function backUpNightly(to: string, options: NightlyOptions): Promise<void> {
  const startedAt = new Date();
  const em = options.database.fork();
  try {
    const place = await openPlace(to, options.config);
    const made = await makeBackup(options, place, { isNightly: true });
    await recordBackup(em, made);
    options.log.info({ archive: made.where, bytes: made.bytes }, "a backup was made");
    await removeExpired(place, made.communityId, options);
  } catch (error) {
    options.log.error({ error }, "the nightly backup failed");
    await tellOnce(to, error, options);
    await recordFailure(em, { archive: to, isNightly: true, startedAt }, error);
    throw error;
  }
}

/** BACKUP-7: a backup that was made counts, even if those before it cannot be deleted. */
async function removeExpired(
  place: BackupPlace,
  communityId: string | null,
  { config, log }: NightlyOptions,
): Promise<void> {
  const { BACKUP_DAILY: daily, BACKUP_WEEKLY: weekly } = config;
  try {
    for (const name of expiredArchives(await place.list(), communityId, { daily, weekly })) await place.remove(name);
  } catch (error) {
    log.error({ error }, "old backups cannot be deleted");
  }
}

/** BACKUP-8: the first failure of a night is mailed, not those of its retries. */
async function tellOnce(to: string, error: unknown, options: NightlyOptions): Promise<void> {
  const { database, community, siteUrl, sendMail } = options;
  const em = database.fork();
  const sinceYesterday = {
    isNightly: true,
    fault: { $ne: null },
    endedAt: { $gt: raw("now() - interval '12 hours'") },
  };
  if ((await em.count(BackupEntity, sinceYesterday)) > 0) return;
  const reason = error instanceof Error ? error.message : String(error);
  const place = to === IN_S3 ? "S3" : to;
  for (const each of await recipientsOf(em, await activeHolders(em, ["admin"]))) {
    const words = textIn(each.language).backupFailed(community.name, { place, reason });
    await sendMail(mailTo(each, words, `${siteUrl}/admin`));
  }
}
