import WifiOff from "lucide-react/icons/wifi-off";
import { useSession } from "../../net/session.ts";
import { useStripArea } from "../shell/strip-area.ts";
import * as text from "./offline-text.ts";
import { PageStrip } from "./page-strip.tsx";
import { useIsAway } from "./query/use-saved-queries.ts";

/** Says under the header that there is no network, and what works without it. Frames without a header say it themselves. */
export function OfflineNotice() {
  const session = useSession();
  const isAway = useIsAway(session);
  const area = useStripArea();
  if (!isAway || !area) return null;
  return (
    <PageStrip area={area} icon={<WifiOff aria-hidden />}>
      {session.me ? text.memberOffline : text.visitorOffline}
    </PageStrip>
  );
}
