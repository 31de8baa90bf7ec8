import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Place } from "../../thread/message/use-message-actions.ts";

/** The message that was chosen from search results. A reload or going back does not jump to it again. */
export function useLinkedMessage(): Place | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const [place, setPlace] = useState<Place>();
  const { seq, ...rest } = (location.state ?? {}) as { seq?: number };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation
  useEffect(() => {
    if (seq === undefined) return;
    setPlace({ seq });
    void navigate(`${location.pathname}${location.search}`, { replace: true, state: rest });
  }, [location.key]);
  return place;
}
