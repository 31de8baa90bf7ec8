import Bell from "lucide-react/icons/bell";
import { IconTile } from "../ui/illustration/icon-tile.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { countText, notificationsTitle } from "./notification-text.ts";
import { useNotifications } from "./notifications.ts";

/** How many notifications are unread, as a link to them. */
export function UnreadNotificationsRow({ to }: { to: string }) {
  const unread = useNotifications().data?.unread ?? 0;
  return (
    <ListRow
      to={to}
      start={
        <IconTile size="small" tone="gold">
          <Bell />
        </IconTile>
      }
      title={notificationsTitle}
      detail={countText(unread)}
      lit={unread > 0}
    />
  );
}
