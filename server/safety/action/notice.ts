import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Notice } from "../../../schema/safety/notice-api.ts";
import { memberNoticeKinds } from "../../../schema/safety/report-action.ts";
import { Refusal } from "../../platform/refusal.ts";
import { ReportActionEntity } from "./report-action.entity.ts";

/** The notices to this member. */
const noticesTo = (memberId: string) => ({ member: memberId, kind: { $in: memberNoticeKinds } });

/** The notices that the member has not dismissed, newest first (SAFE-44). */
export async function listNotices(em: EntityManager, memberId: string): Promise<Notice[]> {
  const actions = await em.find(
    ReportActionEntity,
    { ...noticesTo(memberId), dismissedAt: null },
    { orderBy: { createdAt: "desc", id: "desc" } },
  );
  return actions.map(({ id, kind, reason, until, createdAt }) => ({
    noticeId: id,
    kind: kind as Notice["kind"],
    reason,
    until: until?.getTime() ?? null,
    createdAt: createdAt.getTime(),
  }));
}

/** Dismisses one of the member's notices; again changes nothing. Returns the report that it came from, or null. */
export async function dismissNotice(em: EntityManager, memberId: string, noticeId: string): Promise<string | null> {
  const notice = await em.findOne(ReportActionEntity, { id: noticeId, ...noticesTo(memberId) });
  if (!notice) throw new Refusal("safety/not-found");
  await em.nativeUpdate(ReportActionEntity, { id: noticeId, dismissedAt: null }, { dismissedAt: raw("now()") });
  return notice.report?.id ?? null;
}
