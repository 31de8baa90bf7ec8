import { useUnread } from "../../../chat/unread.ts";
import { useUnreadNotifications } from "../../../notification/unread.ts";
import type { SidebarItem } from "../../../ui/navigation/sidebar-panel.tsx";
import { unreadMessages, unreadNotifications } from "../shell-text.ts";

/** The links of a sidebar, with the number of unread messages and notifications at those that lead to them. */
export function useCountedItems(items: readonly SidebarItem[]): readonly SidebarItem[] {
  const messages = useUnread();
  const notifications = useUnreadNotifications();
  const counts: Readonly<Record<string, Partial<SidebarItem>>> = {
    "/dashboard/messages": { count: messages, countLabel: unreadMessages(messages) },
    "/dashboard/notifications": { count: notifications, countLabel: unreadNotifications(notifications) },
  };
  return items.map((item) => ({ ...item, ...counts[item.to] }));
}
