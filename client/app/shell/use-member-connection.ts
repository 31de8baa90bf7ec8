import { useEffect } from "react";
import { clearSaved, localStore } from "../../net/local-storage.ts";
import type { Session } from "../../net/session.ts";

/** The screen itself comes first; browsers that cannot tell when they are idle get so long. */
const LATER_MS = 1_500;

function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(then, LATER_MS);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(then, { timeout: 2 * LATER_MS });
  return () => cancelIdleCallback(callback);
}

/** Keeps the member's own line open while the navigation is shown. Visitors load nothing of it. */
export function useMemberConnection(session: Session): void {
  const memberId = session.me?.memberId;
  const hasLeft = session.status === "signed-out" && session.isByChoice;
  useEffect(() => {
    if (hasLeft) clearSaved(localStore());
  }, [hasLeft]);

  useEffect(() => {
    if (memberId === undefined) return;
    let isOver = false;
    let unsubscribe = () => {};
    const cancel = whenIdle(() => {
      import("./member-events.ts").then(
        ({ subscribeMember }) => {
          if (!isOver) unsubscribe = subscribeMember(memberId);
        },
        // Without it counts are as old as the last reading; the next screen tries again.
        () => {},
      );
    });
    return () => {
      isOver = true;
      cancel();
      unsubscribe();
    };
  }, [memberId]);
}
