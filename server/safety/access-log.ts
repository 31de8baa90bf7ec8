import type { EntityManager } from "@mikro-orm/postgresql";
import { ACCESS_LOG_DAYS } from "../../schema/limits.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { prepared } from "../platform/database/prepared.ts";
import { daysAgo } from "../platform/date.ts";
import type { Member } from "../platform/session.ts";
import { AccessLogEntryEntity } from "./access-log.entity.ts";

/** What was viewed or changed. */
export type AccessSubject =
  | "reports"
  | "report"
  | "channel-invitations"
  | "newcomers"
  | "age-confirmed"
  | "birth-date-corrected"
  | "supervised"
  | "game-rooms"
  | "supervised-thread"
  | "flagged-messages"
  | "flagged-message"
  | "event-tickets"
  | "confessions"
  | "confession"
  | "questions"
  | "question-asker"
  | "pod-requests"
  | "activities"
  | "analytics-exported"
  | "quiet-members";

/** SAFE-17: records that a member viewed a list, or viewed or changed one item of it. */
export async function recordAccess(
  em: EntityManager,
  viewerId: string,
  subject: AccessSubject,
  subjectId: string | null = null,
): Promise<void> {
  await em.insert(AccessLogEntryEntity, { viewer: viewerId, subject, subjectId });
}

/** $1 the member, $2 the thread, $3 the subject. One entry per hour, because a reconnecting phone opens it again. */
const insertVisit = prepared(
  "record-supervised-visit",
  `insert into access_log (viewer_id, subject, subject_id)
   select $1, $3, $2 from thread_readers place
   where place.user_id = $1::uuid and place.thread_id = $2::uuid and place.role = 'safeguarding_lead' and not exists (
     select from access_log entry
     where entry.viewer_id = $1 and entry.subject = $3 and entry.subject_id = $2
       and entry.looked_at > now() - interval '1 hour'
   )`,
);

/** SAFE-56: records that a member opened or searched a thread that they supervise. Members without a role supervise none. */
export async function recordSupervisedVisit(em: EntityManager, member: Member, threadId: string): Promise<void> {
  if (member.roles.length > 0) await insertVisit(em, [member.memberId, threadId, "supervised-thread"]);
}

/** $1 the member, $2 the item, $3 the subject. One entry per hour. */
const insertRepeated = prepared(
  "record-repeated-access",
  `insert into access_log (viewer_id, subject, subject_id)
   select $1::uuid, $3::text, $2::uuid where not exists (
     select from access_log entry
     where entry.viewer_id = $1 and entry.subject = $3 and entry.subject_id = $2
       and entry.looked_at > now() - interval '1 hour'
   )`,
);

/** SAFE-17: like {@link recordAccess}, for what a screen reads again every few minutes. */
export async function recordRepeatedAccess(
  em: EntityManager,
  viewerId: string,
  subject: AccessSubject,
  subjectId: string,
): Promise<void> {
  await insertRepeated(em, [viewerId, subjectId, subject]);
}

/** Deletes old entries. Returns how many. */
export async function deleteOldAccessLog(em: EntityManager): Promise<number> {
  return await deleteInBatches(em, AccessLogEntryEntity, { lookedAt: { $lt: daysAgo(ACCESS_LOG_DAYS) } });
}
