import type { EntityManager } from "@mikro-orm/postgresql";
import { ACCESS_LOG_DAYS } from "../../schema/limits.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { AccessLogEntryEntity } from "./access-log.entity.ts";

/** What was viewed or changed. */
export type AccessSubject =
  | "reports"
  | "report"
  | "channel-invitations"
  | "newcomers"
  | "age-confirmed"
  | "birth-date-corrected";

/** SAFE-17: records that a member viewed a list, or viewed or changed one item of it. */
export async function recordAccess(
  em: EntityManager,
  viewerId: string,
  subject: AccessSubject,
  subjectId: string | null = null,
): Promise<void> {
  await em.insert(AccessLogEntryEntity, { viewer: viewerId, subject, subjectId });
}

/** Deletes old entries. Returns how many. */
export async function deleteOldAccessLog(em: EntityManager): Promise<number> {
  return await deleteInBatches(em, AccessLogEntryEntity, { lookedAt: { $lt: daysAgo(ACCESS_LOG_DAYS) } });
}
