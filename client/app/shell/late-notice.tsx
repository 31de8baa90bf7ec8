import { useState } from "react";
import { useLocation } from "react-router";
import type { Session } from "../../net/session.ts";
import { useLazyModule } from "../../ui/overlay/use-lazy-module.ts";

/** Shows a notice that a leader has sent to the member. Its code is loaded only then. On /my-safety it stands in the page. */
export function LateNotice({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const [hasFailed, setHasFailed] = useState(false);
  const hasNotice = session.me?.hasNotice === true;
  const { part } = useLazyModule(
    () => import("../../safety/notice/notice-panel.tsx"),
    hasNotice && !hasFailed,
    () => setHasFailed(true),
  );
  return part && hasNotice && <part.NoticePanel isHidden={pathname === "/my-safety"} />;
}
