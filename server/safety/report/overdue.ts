import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { REPORT_RESPONSE_HOURS } from "../../../schema/limits.ts";
import { notifyOverdueReport } from "../../notification/notification.ts";
import type { MailContact } from "./contact-mail.ts";
import { ReportEntity } from "./report.entity.ts";
import type { MailHandlers } from "./report-mail.ts";
import { isWithoutOwner } from "./report-queue.ts";

/** Reports of one run. The next run takes the others. */
const REPORTS_AT_ONCE = 200;

/** Reports without a first response in time, of which nobody was told yet. */
const isOverdue = () => ({
  alertedAt: null,
  createdAt: { $lt: new Date(Date.now() - REPORT_RESPONSE_HOURS * 60 * 60 * 1000) },
  $or: [{ state: "open" as const }, { state: "taken" as const, [isWithoutOwner()]: [] }],
});

export interface OverdueAlert {
  mailOverdue: MailHandlers;
  mailContact: MailContact;
}

/** SAFE-46, NOTICE-13: alerts everyone who may handle an overdue report, once. */
export async function alertOverdue(em: EntityManager, alert: OverdueAlert): Promise<void> {
  const overdue = await em.find(ReportEntity, isOverdue(), {
    fields: ["id"],
    orderBy: { createdAt: "asc" },
    limit: REPORTS_AT_ONCE,
  });
  for (const { id } of overdue) await em.fork().transactional((tx) => alertOne(tx, id, alert));
}

/** If no leader may handle it by now, it goes to the outside contact. Without one, a later run tries again. */
async function alertOne(
  tx: EntityManager,
  reportId: string,
  { mailOverdue, mailContact }: OverdueAlert,
): Promise<void> {
  const report = await tx.findOne(
    ReportEntity,
    { id: reportId, ...isOverdue() },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!report) return;
  const notified = await notifyOverdueReport(tx, reportId);
  if (notified.length > 0) await mailOverdue(tx, reportId, notified);
  else if (report.receiver !== "contact") {
    if (!(await mailContact(tx, reportId))) return;
    report.receiver = "contact";
  }
  report.alertedAt = new Date();
}
