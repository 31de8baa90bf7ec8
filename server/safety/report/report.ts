import type { InferEntity } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../../schema/endpoint.ts";
import { REPORTS_OF_MEMBER_LISTED } from "../../../schema/limits.ts";
import type { listOwnReports, ReportReceiver, report } from "../../../schema/safety/api.ts";
import { notifyReport } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import type { MessagingPolicy } from "../safety.ts";
import type { MailContact } from "./contact-mail.ts";
import { ReportEntity } from "./report.entity.ts";
import type { MailHandlers } from "./report-mail.ts";
import { guardiansAmong } from "./report-view.ts";
import { seenSubject } from "./reported-subject.ts";
import { severityOf } from "./severity.ts";

type NewReport = BodyOf<typeof report>;

/** A stored report. */
interface FiledReport {
  readonly reportId: string;
  readonly receiver: ReportReceiver;
}

export interface ReportMails {
  readonly mailSevere: MailHandlers;
  readonly mailContact: MailContact;
}

/** SAFE-10 and SAFE-11: saves the current state of the reported content, limited to what the reporter can see. */
export async function fileReport(
  em: EntityManager,
  { policy, ...mails }: ReportMails & { policy: MessagingPolicy },
  member: Member,
  { subject, reason, note }: NewReport,
): Promise<FiledReport> {
  const seen = await seenSubject(em, policy, member, subject);
  if (!seen) throw new Refusal("safety/not-found");
  if (isOwnWords(subject.kind) && seen.aboutId === member.memberId) throw new Refusal("safety/own-words");
  const { subjectId, aboutId: about, evidence } = seen;
  const { kind } = subject;
  const filed = { reporter: member.memberId, kind, subjectId, about, reason, note, evidence };
  return await em.transactional((tx) => storeReport(tx, mails, filed));
}

/** SAFE-96: whether the one whom such a report is about wrote all of it. Others write in channels and rooms, too. */
const isOwnWords = (kind: NewReport["subject"]["kind"]): boolean =>
  kind !== "profile" && kind !== "channel" && kind !== "game_room";

type UnsentReport = Pick<InferEntity<typeof ReportEntity>, "kind" | "subjectId" | "reason" | "note" | "evidence"> & {
  readonly reporter: string | null;
  readonly about: string | null;
};

/** SAFE-37: those who handle it are notified, and mailed if it is severe, in the same transaction. */
export async function storeReport(
  tx: EntityManager,
  { mailSevere, mailContact }: ReportMails,
  filed: UnsentReport,
): Promise<FiledReport> {
  const reportId = await tx.insert(ReportEntity, filed);
  const notified = await notifyReport(tx, reportId);
  if (severityOf(filed.reason) === "severe") await mailSevere(tx, reportId, notified);
  const receiver = await receiverOf(tx, { reportId, about: filed.about, notified }, mailContact);
  if (receiver !== "leaders") await tx.nativeUpdate(ReportEntity, { id: reportId }, { receiver });
  return { reportId, receiver };
}

/** SAFE-47: who receives a new report. Mails it to the outside contact if no leader may handle it. */
async function receiverOf(
  tx: EntityManager,
  { reportId, about, notified }: { reportId: string; about: string | null; notified: readonly string[] },
  mailContact: MailContact,
): Promise<ReportReceiver> {
  if (notified.length === 0) return (await mailContact(tx, reportId)) ? "contact" : "nobody";
  return about !== null && (await guardiansAmong(tx, [about])).has(about) ? "other_leaders" : "leaders";
}

/** The member's own reports, newest first. */
export async function listOwn(em: EntityManager, member: Member): Promise<OutputOf<typeof listOwnReports>["reports"]> {
  const reports = await em.find(
    ReportEntity,
    { reporter: member.memberId },
    {
      fields: ["kind", "reason", "state", "outcome", "receiver", "createdAt"],
      orderBy: { createdAt: "desc" },
      limit: REPORTS_OF_MEMBER_LISTED,
    },
  );
  return reports.map(({ id, kind, reason, state, outcome, receiver, createdAt }) => ({
    reportId: id,
    kind,
    reason,
    state,
    outcome,
    receiver,
    createdAt: createdAt.getTime(),
  }));
}
