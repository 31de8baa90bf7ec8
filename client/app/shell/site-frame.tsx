import styled from "styled-components";
import { useSession } from "../../net/session.ts";
import { SkipLink } from "../../ui/navigation/skip-link.tsx";
import { RouteContent } from "../route-content.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LateNotice } from "./late-notice.tsx";
import { useMemberConnection } from "./use-member-connection.ts";

// The footer always begins below the first screenful, so that growing content never moves a visible footer.
const FirstScreenful = styled.div`min-height: 100vh; min-height: 100dvh;`;

/** Navigation above the content and, with `footer`, the footer below. Only the content changes from route to route. */
export function SiteFrame({ footer = false }: { footer?: boolean }) {
  const session = useSession();
  useMemberConnection(session);
  return (
    <>
      <SkipLink />
      <FirstScreenful>
        <Header />
        <RouteContent />
      </FirstScreenful>
      {footer && <Footer />}
      <LateNotice session={session} />
    </>
  );
}
