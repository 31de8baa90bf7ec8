import { useQuery } from "@tanstack/react-query";
import type { Notification } from "../../schema/notification/api.ts";

export const notificationsKey = ["notification", "notifications"] as const;

export interface Notifications {
  /** The newest first. */
  notifications: readonly Notification[];
  unread: number;
  /** There are earlier ones than the last of these. */
  hasMore: boolean;
}

const unreadOf = ({ unread }: Notifications): number => unread;

/** Unread notifications as far as they are known here; asks nobody. Every title shows them, so visitors load this much. */
export function useUnreadNotifications(): number {
  return (
    useQuery<Notifications, Error, number>({ queryKey: notificationsKey, enabled: false, select: unreadOf }).data ?? 0
  );
}
