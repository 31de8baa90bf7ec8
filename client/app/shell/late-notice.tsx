import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Session } from "../../net/session.ts";
import { useLazyModule } from "../../ui/overlay/use-lazy-module.ts";

/** Shows a notice that a leader has sent to the member. Its code is loaded only then. On /my-safety it stands in the page. */
export function LateNotice({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const [isClosed, setIsClosed] = useState(false);
  const hasNotice = session.me?.hasNotice === true;
  useEffect(() => {
    // The next notice is shown again.
    if (!hasNotice) setIsClosed(false);
  }, [hasNotice]);
  const isWanted = hasNotice && !isClosed && pathname !== "/my-safety";
  const { part } = useLazyModule(
    () => import("../../safety/notice/notice-panel.tsx"),
    isWanted,
    () => setIsClosed(true),
  );
  return part && isWanted && <part.NoticePanel onClose={() => setIsClosed(true)} />;
}
