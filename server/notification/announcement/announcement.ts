import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { BodyOf } from "../../../schema/endpoint.ts";
import { ANNOUNCEMENT_DAYS_AHEAD, type sendAnnouncement } from "../../../schema/notification/admin-api.ts";
import { DAY_MS } from "../../../schema/time.ts";
import { recordAudit } from "../../audit/audit.ts";
import { EventEntity } from "../../event/event.entity.ts";
import type { JobQueue, Jobs } from "../../platform/job.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { refuseWhileMuted } from "../../safety/safety.ts";
import { AnnouncementEntity } from "./announcement.entity.ts";

type Admin = Pick<Member, "memberId">;
type New = BodyOf<typeof sendAnnouncement>;

/** NOTICE-31: sends one announcement. */
export const announcementQueue = {
  name: "notification/send-announcement",
  data: z.strictObject({ announcementId: z.uuid() }),
  timeoutSeconds: 30 * 60,
} satisfies JobQueue;

/** NOTICE-30, NOTICE-32: saves an announcement, with the job that sends it. Saving the same one again changes nothing. */
export async function scheduleAnnouncement(
  em: EntityManager,
  { memberId }: Admin,
  { announcement, jobs }: { announcement: New; jobs: Jobs },
): Promise<void> {
  const now = Date.now();
  const scheduledFor = announcement.scheduledFor ?? now;
  const { announcementId: id, title, text, audience, role, eventId } = announcement;
  await em.transactional(async (tx) => {
    // By now its time may be past, or its event gone.
    if ((await tx.count(AnnouncementEntity, { id })) > 0) return;
    await refuseWhileMuted(tx, memberId);
    await refuseIncomplete(tx, announcement, scheduledFor - now);
    const row = {
      id,
      author: memberId,
      title,
      text,
      audience,
      role: audience === "role" ? role : null,
      event: audience === "event" ? eventId : null,
      scheduledFor: new Date(scheduledFor),
    };
    const added = await tx.createQueryBuilder(AnnouncementEntity).insert(row).onConflict().ignore().execute("run");
    if (added.affectedRows === 0) return;
    await recordAudit(tx, { actorId: memberId, kind: "announcement-sent", itemId: id, detail: row.role ?? audience });
    const delaySeconds = Math.max(0, Math.ceil((scheduledFor - now) / 1000));
    await jobs.enqueue(announcementQueue, { announcementId: id }, { tx, delaySeconds });
  });
}

async function refuseIncomplete(tx: EntityManager, { audience, role, eventId, ...rest }: New, aheadMs: number) {
  const fault = (field: string, message: string) => new Refusal("request/invalid", { fields: { [field]: message } });
  if (audience === "role" && role === null) throw fault("role", "Please choose a role.");
  if (audience === "event") {
    const isKnown = eventId !== null && (await tx.count(EventEntity, { id: eventId })) > 0;
    if (!isKnown) throw fault("eventId", "Please choose an event.");
  }
  if (rest.scheduledFor !== null && aheadMs < 0) throw fault("scheduledFor", "Please choose a time in the future.");
  if (aheadMs > ANNOUNCEMENT_DAYS_AHEAD * DAY_MS) {
    throw fault("scheduledFor", `Please choose a time within the next ${ANNOUNCEMENT_DAYS_AHEAD} days.`);
  }
}

/** NOTICE-33: whom it has not reached does not get it. */
export async function cancelAnnouncement(em: EntityManager, { memberId }: Admin, announcementId: string) {
  await em.transactional(async (tx) => {
    const cancelled = await tx.nativeUpdate(
      AnnouncementEntity,
      { id: announcementId, state: { $in: ["scheduled", "sending"] } },
      { state: "cancelled", finishedAt: new Date() },
    );
    if (cancelled === 0) {
      const isKnown = (await tx.count(AnnouncementEntity, { id: announcementId })) > 0;
      throw new Refusal(isKnown ? "announcement/finished" : "announcement/not-found");
    }
    await recordAudit(tx, { actorId: memberId, kind: "announcement-cancelled", itemId: announcementId });
  });
}
