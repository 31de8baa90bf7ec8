import { useEffect } from "react";
import { loadWithRetry } from "../../frame/lazy/load-with-retry.ts";
import type { Session } from "../../net/session.ts";
import { clearSaved, localStore } from "../../net/storage/local-storage.ts";

/** The screen loads first. Browsers without `requestIdleCallback` wait this long. */
const LATER_MS = 1_500;

function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(then, LATER_MS);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(then, { timeout: 2 * LATER_MS });
  return () => cancelIdleCallback(callback);
}

/** Keeps the member's own connection open while the navigation is mounted. Visitors load none of it. */
export function useMemberConnection(session: Session): void {
  const memberId = session.me?.memberId;
  const hasSignedOut = session.status === "signed-out" && session.isByChoice;
  useEffect(() => {
    if (hasSignedOut) clearSaved(localStore());
  }, [hasSignedOut]);

  useEffect(() => {
    if (memberId === undefined) return;
    let close = () => {};
    close = whenIdle(() => {
      close = loadWithRetry(
        () => import("./member-events.ts"),
        ({ subscribeMember }) => {
          close = subscribeMember(memberId);
        },
      );
    });
    return () => close();
  }, [memberId]);
}
