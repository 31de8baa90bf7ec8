import type { Language } from "../../schema/language/languages.ts";
import { NOTIFICATIONS_PER_PAGE } from "../../schema/limits.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { traitsOf } from "../../schema/notification/kind.ts";
import * as money from "../../schema/payment/money-text.ts";
import * as attachment from "../../schema/thread/attachment-text.ts";
import * as forward from "../../schema/thread/forward-text.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { translated } from "../platform/language/translated.ts";
import { selectNewestToPush, selectNewestUnread, selectPage, type ViewRow } from "./store/notification-view-store.ts";

const attachmentTextIn = await translated(import.meta.url, "../../schema/thread/attachment-text.ts", attachment);
const forwardTextIn = await translated(import.meta.url, "../../schema/thread/forward-text.ts", forward);
const moneyTextIn = await translated(import.meta.url, "../../schema/payment/money-text.ts", money);

const forwardName = ({ is_forward, language }: ViewRow): string =>
  is_forward ? forwardTextIn(language).forwardedMessage : "";

const present = (row: ViewRow): Notification => ({
  notificationId: row.id ?? "",
  kind: row.kind,
  actorId: row.actor_id,
  actorName: row.actor_name,
  actorAvatarUrl: row.actor_avatar_url,
  actorRoles: row.actor_roles,
  count: row.count,
  place: placeOf(row),
  text: row.text || attachmentName(row) || forwardName(row) || moneyText(row),
  createdAt: row.created_at,
  isRead: row.is_read,
});

/** THREAD-57, LANGUAGE-2: what a message carries in place of a text. */
const attachmentName = ({ language, attachment_kind: kind }: ViewRow): string =>
  kind ? attachmentTextIn(language).attachmentNames[kind] : "";

/** PAY-54, LANGUAGE-2: what is true of the money now, also if the notification is older. */
function moneyText({
  language,
  money_outcome: outcome,
  money_kobo,
  money_currency,
  money_state: state,
}: ViewRow): string {
  if (outcome === null || state === null) return "";
  const refund = { amountKobo: money_kobo ?? 0, currency: money_currency ?? "NGN", state };
  return moneyTextIn(language).moneyLead({ outcome, refund });
}

function placeOf(row: ViewRow): Notification["place"] {
  if (row.event_id !== null) return { kind: "event", eventId: row.event_id, name: row.event_title ?? "" };
  if (row.devotion_id !== null)
    return { kind: "devotion", devotionId: row.devotion_id, name: row.devotion_title ?? "" };
  if (row.question_id !== null) return { kind: "games" };
  if (row.announcement_id !== null)
    return {
      kind: "announcement",
      announcementId: row.announcement_id,
      name: row.announcement_title ?? "",
      about: row.announcement_event_id,
    };
  if (row.report_id !== null) return { kind: "report", reportId: row.report_id };
  const { page } = traitsOf(row.kind);
  if (page) return { kind: page };
  if (row.thread_kind === null || row.thread_id === null) throw new Error(`a notification of ${row.kind} has no place`);
  if (row.kind === "channel_invitation" || (row.kind === "pod_opened" && !row.is_reader))
    return { kind: "invitation", channelId: row.thread_id, name: row.channel_name };
  return {
    kind: row.thread_kind,
    threadId: row.thread_id,
    name: row.channel_name,
    seq: row.seq === null ? null : Number(row.seq),
  };
}

/** A page of the member's notifications, newest first. Empty if `before` is no longer one of theirs. */
export async function listNotifications(source: StatementSource, memberId: string, before?: string) {
  const rows = await selectPage(source, [[memberId], before ?? null, NOTIFICATIONS_PER_PAGE + 1]);
  const found = rows.filter((row) => row.id !== null);
  return {
    notifications: found.slice(0, NOTIFICATIONS_PER_PAGE).map(present),
    unread: rows[0]?.unread ?? 0,
    hasMore: found.length > NOTIFICATIONS_PER_PAGE,
  };
}

/** The unread count and the newest notification of each of these members. */
export async function newestUnread(
  source: StatementSource,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, { unread: number; newest: Notification | null }>> {
  if (memberIds.length === 0) return new Map();
  const rows = await selectNewestUnread(source, [memberIds]);
  return new Map(
    rows.map((row) => [row.viewer_id, { unread: row.unread, newest: row.id === null ? null : present(row) }]),
  );
}

/** The newest unread notification since then (in milliseconds since 1970) that a locked phone may show. Null if there is none. */
export async function newestToPush(
  source: StatementSource,
  memberId: string,
  {
    since,
    without,
    withoutThreads,
  }: { since: number; without: readonly Notification["kind"][]; withoutThreads: readonly string[] },
): Promise<{ unread: number; newest: Notification; language: Language | null } | null> {
  const [row] = await selectNewestToPush(source, [[memberId], since, without, withoutThreads]);
  return row && row.id !== null ? { unread: row.unread, newest: present(row), language: row.language } : null;
}
