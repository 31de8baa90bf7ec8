import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { BackupEntity } from "./backup.entity.ts";
import type { MadeBackup } from "./make-backup.ts";

const ROW_DAYS = 400;

export interface LastBackup {
  readonly archive: string;
  readonly endedAt: Date;
  readonly bytes: number;
}

/** The latest backup that succeeded, of the night or of the command. Null if there is none. */
export async function lastBackup(em: EntityManager): Promise<LastBackup | null> {
  const row = await em.findOne(
    BackupEntity,
    { fault: null },
    { orderBy: { endedAt: "desc" }, disableIdentityMap: true },
  );
  return row && { archive: row.archive, endedAt: row.endedAt, bytes: row.bytes ?? 0 };
}

interface Attempt {
  readonly archive: string;
  readonly isNightly: boolean;
  readonly startedAt: Date;
}

/** BACKUP-8: stores that a backup was made. */
export async function recordBackup(em: EntityManager, { name, startedAt, ...made }: MadeBackup): Promise<void> {
  const { isNightly, bytes, sha256 } = made;
  await em.insert(BackupEntity, { archive: name, isNightly, startedAt, bytes, sha256 });
  await em.nativeDelete(BackupEntity, { endedAt: { $lt: raw("now() - make_interval(days => ?)", [ROW_DAYS]) } });
}

/** BACKUP-8: stores that a backup failed, and why. */
export async function recordFailure(em: EntityManager, attempt: Attempt, error: unknown): Promise<void> {
  const fault = error instanceof Error ? error.message : String(error);
  await em.insert(BackupEntity, { ...attempt, fault: fault || "an error without a text" });
}
