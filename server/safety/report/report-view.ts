import { type InferEntity, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { FileReply } from "../../../schema/endpoint.ts";
import { REPORT_RESPONSE_HOURS } from "../../../schema/limits.ts";
import { rolesFor } from "../../../schema/member/role.ts";
import type { QueuedReport, ReportFile } from "../../../schema/safety/api.ts";
import type { ActionKind } from "../../../schema/safety/report-action.ts";
import { activeHolders } from "../../account/account.ts";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { namedMembers } from "../../profile/profile.ts";
import { readEvidenceFile } from "../../thread/thread.ts";
import { memberStatusOf } from "../action/member-status.ts";
import { ReportActionEntity } from "../action/report-action.entity.ts";
import { ReportEntity, ReportNoteEntity } from "./report.entity.ts";
import { severityOf } from "./severity.ts";

const RESPONSE_MS = REPORT_RESPONSE_HOURS * 60 * 60 * 1000;

/** SAFE-15: a condition for the reports that this guardian handles. PostgreSQL decides it for notifications too. */
export const handledBy = ({ memberId }: Pick<Member, "memberId">) => ({
  [raw("handles_report(?, id)", [memberId])]: [],
});

/** A report with the columns of the list. */
type Listed = Pick<InferEntity<typeof ReportEntity>, "id" | "kind" | "reason" | "state" | "createdAt"> &
  Record<"about" | "reporter" | "owner", { readonly id: string } | null | undefined>;

/** One report with its evidence, notes and actions. Records the access (SAFE-17). */
export async function readFile(em: EntityManager, guardian: Member, reportId: string): Promise<ReportFile> {
  const report = await em.findOne(ReportEntity, { id: reportId, ...handledBy(guardian) });
  if (!report) throw new Refusal("safety/not-found");
  await recordAudit(em, { actorId: guardian.memberId, kind: "report", memberId: report.about?.id, itemId: reportId });
  const inOrder = { orderBy: { createdAt: "asc", id: "asc" } } as const;
  const notes = await em.find(ReportNoteEntity, { report: reportId }, inOrder);
  const actions = await em.find(ReportActionEntity, { report: reportId }, inOrder);
  const named = await nameLookup(em, [...notes.map(({ author }) => author), ...actions.map(({ actor }) => actor)]);
  const present = await presenter(em, [report]);
  return {
    ...present(report),
    note: report.note,
    outcome: report.outcome,
    closedAt: report.closedAt?.getTime() ?? null,
    evidence: report.evidence,
    notes: notes.map(({ author, content, createdAt }) => ({
      author: named(author),
      text: content,
      createdAt: createdAt.getTime(),
    })),
    actions: actions.map(({ id, kind, actor, reason, until, createdAt, dismissedAt }) => ({
      actionId: id,
      // Notices of a wrong age belong to no report.
      kind: kind as ActionKind,
      actor: named(actor),
      reason,
      until: until?.getTime() ?? null,
      createdAt: createdAt.getTime(),
      dismissedAt: dismissedAt?.getTime() ?? null,
    })),
    status: report.about ? await memberStatusOf(em, report.about.id) : null,
  };
}

/** THREAD-56: a photo or voice note in a report's evidence. Records the access, like the report's (SAFE-17). */
export async function readReportedAttachment(
  em: EntityManager,
  storage: Storage,
  guardian: Member,
  { reportId, attachmentId }: { reportId: string; attachmentId: string },
): Promise<FileReply> {
  const report = await em.findOne(ReportEntity, { id: reportId, ...handledBy(guardian) });
  if (!report) throw new Refusal("safety/not-found");
  await recordAudit(em, { actorId: guardian.memberId, kind: "report", memberId: report.about?.id, itemId: reportId });
  return await readEvidenceFile(em, storage, reportId, attachmentId);
}

/**
 * Presents reports with the names of their members, which are loaded in one query. SAFE-49: a report whose owner no
 * longer handles reports is shown as open again.
 */
export async function presenter(
  em: EntityManager,
  reports: readonly Listed[],
): Promise<(report: Listed) => QueuedReport> {
  const handling = await guardiansAmong(
    em,
    reports.flatMap(({ owner }) => owner?.id ?? []),
  );
  const named = await nameLookup(
    em,
    reports.flatMap(({ about, reporter, owner }) => [about, reporter, owner]),
  );
  return ({ id, kind, reason, state, about, reporter, owner, createdAt }) => {
    const isLeft = state === "taken" && (!owner || !handling.has(owner.id));
    return {
      reportId: id,
      kind,
      reason,
      severity: severityOf(reason),
      state: isLeft ? "open" : state,
      about: named(about),
      reporter: named(reporter),
      owner: isLeft ? null : named(owner),
      createdAt: createdAt.getTime(),
      respondBy: createdAt.getTime() + RESPONSE_MS,
    };
  };
}

/** ACCESS-9: which of these members may act as admins or safeguarding leads now. */
export async function guardiansAmong(em: EntityManager, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const guardians = new Set(await activeHolders(em, rolesFor.guardian));
  return new Set(memberIds.filter((memberId) => guardians.has(memberId)));
}

type Named = { readonly id: string } | null | undefined;

/** A member with their current name and roles. Null if the account is gone. */
async function nameLookup(em: EntityManager, members: readonly Named[]) {
  const namedOf = await namedMembers(
    em,
    members.flatMap((member) => member?.id ?? []),
  );
  return (member: Named) => (member ? namedOf(member.id) : null);
}
