import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useState } from "react";
import styled from "styled-components";
import type { ConnectionState } from "../../net/room-connection.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { layer } from "../../ui/tokens.ts";
import { useConnection, useView } from "./game-context.ts";

/** Most breaks are mended sooner, and nobody needs to hear of them. */
const NOTICED_MS = 800;

// Over the page rather than in it: what one is about to press must not move.
const Above = styled.div<{ $top: string }>`
  position: fixed;
  z-index: ${layer.bar + 1};
  top: ${({ $top }) => $top};
  right: 0;
  left: 0;
  padding-top: env(safe-area-inset-top);
`;

function words(connection: ConnectionState, isClosed: boolean): string | null {
  if (connection.kind !== "reconnecting") return null;
  // There is no seat to come back to any more.
  if (isClosed) return connection.cause === "server/draining" ? "The server is restarting." : null;
  if (!navigator.onLine) return "You are offline. Your seat and your score are kept.";
  if (connection.cause === "server/draining") return "The server is restarting. We bring you back as soon as it is up.";
  if (connection.cause.endsWith("/too-many")) return "That was a little too fast. You are back in a moment.";
  return "Connection lost. Reconnecting...";
}

/** Says that the room is out of reach, and what still holds. */
export function ConnectionBanner({ top = "0px" }: { top?: string }) {
  const connection = useConnection();
  const isClosed = useView((view) => view.phase === "closed");
  const isBroken = connection.kind === "reconnecting";
  const [isNoticed, setIsNoticed] = useState(false);
  useEffect(() => {
    if (!isBroken) return setIsNoticed(false);
    const timer = setTimeout(() => setIsNoticed(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, [isBroken]);
  const isOffline = isBroken && !navigator.onLine;
  return (
    <Above $top={top}>
      <Banner busy={!isOffline} icon={<WifiOff aria-hidden />}>
        {isNoticed ? words(connection, isClosed) : null}
      </Banner>
    </Above>
  );
}
