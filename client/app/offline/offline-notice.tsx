import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "../../net/session.ts";
import { PageStrip } from "../../ui/feedback/page-strip.tsx";
import { stripArea } from "../../ui/layout/strip-area.ts";
import * as text from "./offline-text.ts";
import { useIsAway } from "./query/use-saved-queries.ts";

/** Says under the header that there is no network, and what works without it. Frames without a header say it themselves. */
export function OfflineNotice() {
  const session = useSession();
  const isAway = useIsAway(session);
  const { pathname } = useLocation();
  const [area, setArea] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may have another frame
  useEffect(() => setArea(stripArea()), [pathname]);
  if (!isAway || !area?.isConnected) return null;
  return (
    <PageStrip area={area} icon={<WifiOff aria-hidden />}>
      {session.me ? text.memberOffline : text.visitorOffline}
    </PageStrip>
  );
}
