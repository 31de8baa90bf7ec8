import { useLocation } from "react-router";
import type { Session } from "../../net/session.ts";
import { useNotice } from "./use-late-part.ts";

/** Shows a notice that a leader has sent to the member. Its code is loaded only then. On /my-safety it stands in the page. */
export function LateNotice({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const hasNotice = session.me?.hasNotice === true;
  const part = useNotice(hasNotice, pathname);
  return part && hasNotice && <part.NoticePanel isHidden={pathname === "/my-safety"} />;
}
