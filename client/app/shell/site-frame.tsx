import { useLocation } from "react-router";
import styled from "styled-components";
import { useSession } from "../../net/session.ts";
import { usePart } from "../../ui/late/use-part.ts";
import { RouteContent } from "../route-content.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LateOverlays } from "./late-overlays.tsx";
import { SkipLink } from "./navigation/skip-link.tsx";
import { phoneFrameAt } from "./phone/phone-frame.ts";
import { stripAreaRef } from "./strip-area.ts";
import { useMemberConnection } from "./use-member-connection.ts";

// The footer always begins below the first screenful, so that growing content never moves a visible footer.
const FirstScreenful = styled.div`min-height: calc(100dvh - var(--bottom-bar));`;

/** Navigation above the content and, with `footer`, the footer below. Only the content changes from route to route. */
export function SiteFrame({ footer = false }: { footer?: boolean }) {
  const session = useSession();
  const address = useLocation();
  const frame = session.me ? phoneFrameAt(address) : undefined;
  const hasTabs = frame === "tabs";
  const { part: late } = usePart(async () => (await import("./phone/bottom-bar.tsx")).loadBottomBar(), hasTabs);
  useMemberConnection(session);
  return (
    <>
      <SkipLink />
      <FirstScreenful data-phone={frame}>
        <Header />
        <div ref={stripAreaRef} />
        <RouteContent />
      </FirstScreenful>
      {footer && <Footer />}
      <LateOverlays session={session} />
      {hasTabs && late && <late.MemberBottomBar links={late.links} counted={late.counted} />}
    </>
  );
}
