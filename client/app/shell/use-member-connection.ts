import { useEffect } from "react";
import type { Session } from "../../net/session.ts";
import { clearBrowser } from "../../net/storage/local-storage.ts";
import { whenIdle } from "../../net/when-idle.ts";
import { loadPart } from "../../ui/late/load-part.ts";

/** Keeps the member's own connection open while the navigation is mounted. Visitors load none of it. */
export function useMemberConnection(session: Session): void {
  const memberId = session.me?.memberId;
  const hasSignedOut = session.status === "signed-out" && session.isByChoice;
  useEffect(() => {
    if (hasSignedOut) clearBrowser();
  }, [hasSignedOut]);

  useEffect(() => {
    if (memberId === undefined) return;
    let close = () => {};
    close = whenIdle(() => {
      close = loadPart(
        async () => (await import("./member-events.ts")).loadMemberEvents(),
        (subscribe) => {
          close = subscribe(memberId);
        },
      );
    });
    return () => close();
  }, [memberId]);
}
