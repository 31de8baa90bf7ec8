import { useQuery } from "@tanstack/react-query";
import { listNotifications, type Notification, readNotifications } from "../../schema/notification/api.ts";
import { attendedThread } from "../net/attention.ts";
import { call } from "../net/http/http.ts";
import { createPushedQuery, type PushedQuery } from "../net/query/pushed-list.ts";
import { queryClient } from "../net/query/query-client.ts";
import { type Notifications, notificationsKey } from "./unread.ts";

type Edit = (known: Notifications) => Notifications;

const idOf = ({ notificationId }: Notification) => notificationId;

/** The newest page, followed by the older notifications already loaded, if nothing can be missing in between. */
export function withNewestPage(known: Notifications | undefined, page: Notifications): Notifications {
  const fresh = new Set(page.notifications.map(idOf));
  const overlaps = known?.notifications.some((each) => fresh.has(idOf(each))) ?? false;
  const oldest = page.notifications.at(-1)?.createdAt ?? 0;
  if (!known || !overlaps || !page.hasMore) return page;
  const earlier = known.notifications.filter((each) => !fresh.has(idOf(each)) && each.createdAt <= oldest);
  if (earlier.length === 0) return page;
  return { ...page, notifications: [...page.notifications, ...earlier], hasMore: known.hasMore };
}

/** Puts a pushed notification first. If it was already in the list, its count has increased. */
const withNewest =
  (unread: number, newest: Notification | null): Edit =>
  (known) => {
    if (newest === null) return unread === 0 ? asRead()({ ...known, unread }) : { ...known, unread };
    const others = known.notifications.filter((each) => idOf(each) !== newest.notificationId);
    const notifications = [...others, newest].sort((one, other) => other.createdAt - one.createdAt);
    return { ...known, notifications, unread };
  };

/** Marks these notifications as read, or all if no ids are given. */
const asRead =
  (ids?: readonly string[]): Edit =>
  (known) => {
    const isAffected = (each: Notification) => !each.isRead && (ids?.includes(idOf(each)) ?? true);
    const count = known.notifications.filter(isAffected).length;
    const notifications = known.notifications.map((each) => (isAffected(each) ? { ...each, isRead: true } : each));
    return { ...known, notifications, unread: ids ? Math.max(0, known.unread - count) : 0 };
  };

const notifications: PushedQuery<Notifications> = createPushedQuery<Notifications>({
  queryKey: notificationsKey,
  async read(): Promise<Notifications> {
    const page = await call(listNotifications, { query: {} });
    const seen = page.notifications.filter(isSeenNow).map(idOf);
    return withNewestPage(notifications.known(), asRead(seen)(page));
  },
});

/** NOTICE-7: the member is looking at the thread that it comes from, so it is read. The server learns that at once. */
function isSeenNow({ isRead, place }: Notification): boolean {
  const attended = attendedThread();
  if (isRead || !attended || !("threadId" in place) || place.threadId !== attended.threadId) return false;
  attended.confirm();
  return true;
}

/** Applies a push from the server: the number of unread notifications, and the newest one if there is one. */
export function applyNotifications({ unread, newest }: { unread: number; newest: Notification | null }): void {
  const isKnown = newest === null && notifications.known()?.unread === unread;
  const isSeen = newest !== null && isSeenNow(newest);
  // The number may include what the member is looking at. Once the server knows that they have read it, it sends the true one.
  const isInflated = isSeen || (newest === null && attendedThread() !== null);
  notifications.apply((known) =>
    withNewest(
      isInflated ? Math.min(unread, known.unread) : unread,
      isSeen ? { ...newest, isRead: true } : newest,
    )(known),
  );
  // More than one may be new, so a visible list is read again.
  if (!isKnown) void queryClient.invalidateQueries({ queryKey: notificationsKey });
}

/** Reads the newest page again, because a push may have been missed. */
export const refreshNotifications = notifications.refresh;

/** Shows these, or all, as read at once. If the server refuses, it reads the list again and rejects with an ApiError. */
export async function markRead(notificationIds?: string[]): Promise<void> {
  notifications.apply(asRead(notificationIds));
  try {
    await call(readNotifications, { body: notificationIds ? { notificationIds } : {}, keepalive: true });
  } catch (error) {
    void refreshNotifications();
    throw error;
  }
}

/** Adds the page that comes before the oldest one shown. Rejects with an ApiError. */
export async function readEarlier(): Promise<void> {
  const last = notifications.known()?.notifications.at(-1);
  if (!last) return;
  const page = await call(listNotifications, { query: { before: last.notificationId } });
  notifications.apply((known) => {
    const ids = new Set(known.notifications.map(idOf));
    const earlier = page.notifications.filter((each) => !ids.has(idOf(each)));
    return { ...known, notifications: [...known.notifications, ...earlier], hasMore: page.hasMore };
  });
}

/** The member's notifications. */
export function useNotifications() {
  return useQuery(notifications.options);
}
