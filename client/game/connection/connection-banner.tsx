import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useState } from "react";
import styled from "styled-components";
import type { ConnectionState } from "../../net/room/room-connection.ts";
import { layer } from "../../ui/tokens.ts";
import { Banner } from "./banner.tsx";
import * as text from "./connection-text.ts";
import { useConnection, useView } from "./game-context.ts";

/** Most lost connections return sooner, and then no banner is needed. */
const BANNER_DELAY_MS = 800;

// Laid over the page, so that no button moves when it appears.
const Above = styled.div<{ $top: string }>`
  position: fixed;
  z-index: ${layer.bar + 1};
  top: ${({ $top }) => $top};
  right: 0;
  left: 0;
  padding-top: env(safe-area-inset-top);
`;

function bannerText(connection: ConnectionState, isClosed: boolean): string | null {
  if (connection.kind !== "reconnecting") return null;
  // A closed room has no seat to return to.
  if (isClosed) return connection.cause === "server/draining" ? text.serverRestarting : null;
  if (!navigator.onLine) return text.offlineWhilePlaying;
  if (connection.cause === "server/draining") return text.restartWhilePlaying;
  if (connection.cause.endsWith("/too-many")) return text.tooFast;
  return text.reconnecting;
}

/** Shows that the connection to the room is lost, and what is saved. */
export function ConnectionBanner({ top = "0px" }: { top?: string }) {
  const connection = useConnection();
  const isClosed = useView((view) => view.phase === "closed");
  const isBroken = connection.kind === "reconnecting";
  const [isNoticed, setIsNoticed] = useState(false);
  useEffect(() => {
    if (!isBroken) return setIsNoticed(false);
    const timer = setTimeout(() => setIsNoticed(true), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isBroken]);
  const isOffline = isBroken && !navigator.onLine;
  return (
    <Above $top={top}>
      <Banner busy={!isOffline} icon={<WifiOff aria-hidden />}>
        {isNoticed ? bannerText(connection, isClosed) : null}
      </Banner>
    </Above>
  );
}
