import { useQuery } from "@tanstack/react-query";
import type { Notification } from "../../schema/notification/api.ts";

export const notificationsKey = ["notification", "notifications"] as const;

export interface Notifications {
  /** Newest first. */
  notifications: readonly Notification[];
  unread: number;
  /** The server has more, older than the last of these. */
  hasMore: boolean;
}

const unreadOf = ({ unread }: Notifications): number => unread;

/** The number of unread notifications in the cache; sends no request. Every page title shows it, so visitors load this file too. */
export function useUnreadNotifications(): number {
  return (
    useQuery<Notifications, Error, number>({ queryKey: notificationsKey, enabled: false, select: unreadOf }).data ?? 0
  );
}
