import Bell from "lucide-react/icons/bell";
import { CountBadge } from "../ui/badge/count-badge.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { usePart } from "../ui/late/use-part.ts";
import { useOverlayOpen } from "../ui/overlay/use-overlay-open.ts";
import * as text from "./notification-text.ts";
import { useUnreadNotifications } from "./unread.ts";

/** The bell with the number of unread notifications. It opens the list. */
export function NotificationBell() {
  const unread = useUnreadNotifications();
  const [isOpen, setIsOpen] = useOverlayOpen();
  const { part: sheet, isFetching } = usePart(() => import("./notification-sheet.tsx"), isOpen, setIsOpen);
  return (
    <>
      <IconButton
        label={unread > 0 ? text.unreadText(unread) : text.notificationsTitle}
        icon={<CountBadge icon={<Bell />} count={unread} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen && !isFetching}
        busy={isFetching}
        onClick={() => setIsOpen(true)}
      />
      {sheet && isOpen && <sheet.NotificationSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
