import Bell from "lucide-react/icons/bell";
import { useState } from "react";
import { IconButton } from "../ui/button/icon-button.tsx";
import { sayNotFetched, useLate } from "../ui/overlay/use-late.ts";
import { CountMark } from "../ui/text/count-mark.tsx";
import { unreadWords } from "./notification-words.ts";
import { useUnreadNotifications } from "./unread.ts";

/** How much has happened, and the way to read it. */
export function NotificationBell() {
  const unread = useUnreadNotifications();
  const [isOpen, setIsOpen] = useState(false);
  const { part: late, isFetching } = useLate(
    () => import("./notification-sheet.tsx"),
    isOpen,
    () => {
      setIsOpen(false);
      sayNotFetched();
    },
  );
  return (
    <>
      <IconButton
        label={unread > 0 ? unreadWords(unread) : "Notifications"}
        icon={<CountMark icon={<Bell />} count={unread} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen && !isFetching}
        busy={isFetching}
        onClick={() => setIsOpen(true)}
      />
      {late && isOpen && <late.NotificationSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
