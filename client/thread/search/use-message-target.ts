import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { MessageTarget } from "../message/use-message-actions.ts";

/**
 * The message that a thread shows: the one that was chosen last. What was chosen in the search of everything comes with the
 * address; a reload or going back does not jump to it again.
 */
export function useMessageTarget() {
  const location = useLocation();
  const navigate = useNavigate();
  const [target, setTarget] = useState<MessageTarget>();
  const { seq, ...rest } = (location.state ?? {}) as { seq?: number };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation
  useEffect(() => {
    if (seq === undefined) return;
    setTarget({ seq });
    void navigate(`${location.pathname}${location.search}`, { replace: true, state: rest });
  }, [location.key]);
  return [target, setTarget] as const;
}
