import { useQuery } from "@tanstack/react-query";
import { listNotifications, type Notification, readNotifications } from "../../schema/notification/api.ts";
import { call } from "../net/http.ts";
import { createPushedQuery, type PushedQuery } from "../net/pushed-list.ts";
import { queryClient } from "../net/query-client.ts";
import { type Notifications, notificationsKey } from "./unread.ts";

type Edit = (known: Notifications) => Notifications;

const idOf = ({ notificationId }: Notification) => notificationId;

/** The newest page, and below it the earlier ones that were read already, where nothing can be missing in between. */
export function withNewestPage(known: Notifications | undefined, page: Notifications): Notifications {
  const fresh = new Set(page.notifications.map(idOf));
  const meets = known?.notifications.some((each) => fresh.has(idOf(each))) ?? false;
  const oldest = page.notifications.at(-1)?.createdAt ?? 0;
  if (!known || !meets || !page.hasMore) return page;
  const earlier = known.notifications.filter((each) => !fresh.has(idOf(each)) && each.createdAt <= oldest);
  if (earlier.length === 0) return page;
  return { ...page, notifications: [...page.notifications, ...earlier], hasMore: known.hasMore };
}

/** The one that came is the newest, also where it stood further down before: what it counts has grown. */
const withNews =
  (unread: number, newest: Notification | null): Edit =>
  (known) => {
    if (newest === null) return unread === 0 ? asRead()({ ...known, unread }) : { ...known, unread };
    const others = known.notifications.filter((each) => idOf(each) !== newest.notificationId);
    const notifications = [...others, newest].sort((one, other) => other.createdAt - one.createdAt);
    return { ...known, notifications, unread };
  };

/** These have been read, or all where none is named. */
const asRead =
  (ids?: readonly string[]): Edit =>
  (known) => {
    const isMeant = (each: Notification) => !each.isRead && (ids?.includes(idOf(each)) ?? true);
    const count = known.notifications.filter(isMeant).length;
    const notifications = known.notifications.map((each) => (isMeant(each) ? { ...each, isRead: true } : each));
    return { ...known, notifications, unread: ids ? Math.max(0, known.unread - count) : 0 };
  };

const notifications: PushedQuery<Notifications> = createPushedQuery<Notifications>({
  queryKey: notificationsKey,
  async read(): Promise<Notifications> {
    const page = await call(listNotifications, { query: {} });
    return withNewestPage(notifications.known(), page);
  },
});

/** Shows what the server pushed: how many are unread now, and the newest where one came. */
export function applyNotifications({ unread, newest }: { unread: number; newest: Notification | null }): void {
  const isKnown = newest === null && notifications.known()?.unread === unread;
  notifications.apply(withNews(unread, newest));
  // Others may have come along with the newest, so the list is read again when it is shown.
  if (!isKnown) void queryClient.invalidateQueries({ queryKey: notificationsKey });
}

/** Reads the newest again, because something may have been missed. */
export const refreshNotifications = notifications.refresh;

/** Shows at once that these have been read, or all; rejects with an ApiError and then shows what the server knows. */
export async function markRead(notificationIds?: string[]): Promise<void> {
  notifications.apply(asRead(notificationIds));
  try {
    await call(readNotifications, { body: notificationIds ? { notificationIds } : {} });
  } catch (error) {
    void refreshNotifications();
    throw error;
  }
}

/** Adds the page before the last that is known; rejects with an ApiError. */
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
