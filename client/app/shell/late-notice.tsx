import { useLocation } from "react-router";
import type { Session } from "../../net/session.ts";
import { usePart } from "../../ui/late/use-part.ts";

/** Shows a notice that a leader has sent to the member. Its code is loaded only then. On /my-safety it stands in the page. */
export function LateNotice({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const hasNotice = session.me?.hasNotice === true;
  // It matters, so each page tries again: a poor network never seems to be away.
  const { part } = usePart(() => import("../../safety/notice/notice-panel.tsx"), hasNotice, undefined, {
    occasion: pathname,
  });
  return part && hasNotice && <part.NoticePanel isHidden={pathname === "/my-safety"} />;
}
