import type { ComponentType, ReactNode } from "react";
import { Sections } from "../../../frame/section/sections.tsx";
import { useSession } from "../../../net/session.ts";
import { usePart } from "../../../ui/late/use-part.ts";
import { RouteContent } from "../../route-content.tsx";
import { Brand } from "../brand.tsx";
import { LateOverlays } from "../late-overlays.tsx";
import { SkipLink } from "../navigation/skip-link.tsx";
import { loadMemberBar, ShownParts } from "../parts.tsx";
import { stripAreaRef } from "../strip-area.ts";
import { useMemberConnection } from "../use-member-connection.ts";
import { UserMenuPlaceholder } from "../user-menu-placeholder.tsx";
import { type LinkedSection, linkedSections, loadSidebar, useCountedItems } from "./load-sidebar.ts";
import { SidebarLayout } from "./sidebar-layout.tsx";
import type { SidebarEndItem } from "./sidebar-panel.tsx";

interface Props {
  title: string;
  /** Shows the title in the bar instead of the community's name, which would not fit beside the actions. */
  isTitleShown?: boolean;
  items: readonly LinkedSection[];
  /** Below the links. */
  endItems?: readonly SidebarEndItem[];
  /** Beside the member's account in the bar. */
  actions?: ReactNode;
}

/** A sidebar beside the content, with the member's account above it. On a phone, members keep the bar at the bottom. */
export function SidebarFrame({ title, isTitleShown = false, items, endItems, actions }: Props) {
  const session = useSession();
  const isMember = session.me !== null;
  const { part: bar } = usePart(loadMemberBar, isMember);
  const { part: late } = usePart(async () => (await import("../phone/bottom-bar.tsx")).loadBottomBar(), isMember);
  useMemberConnection(session);
  return (
    <>
      <SkipLink />
      <div data-phone={isMember ? "tabs" : undefined}>
        <SidebarLayout
          title={title}
          brand={isTitleShown ? undefined : <Brand />}
          items={useCountedItems(items)}
          endItems={endItems}
          actions={
            <>
              {actions}
              {isMember && (bar ? <ShownParts parts={bar} /> : <UserMenuPlaceholder />)}
            </>
          }
        >
          <div ref={stripAreaRef} />
          <RouteContent />
        </SidebarLayout>
      </div>
      <LateOverlays session={session} />
      {isMember && late && <late.MemberBottomBar links={late.links} counted={late.counted} />}
    </>
  );
}

/** The frame of the dashboard. It is in this file because it is the one that most members load. */
export async function loadDashboardFrame(): Promise<ComponentType> {
  const { sections, title } = await loadSidebar("dashboard");
  return () => (
    <Sections value={sections}>
      <SidebarFrame title={title} items={linkedSections(sections)} />
    </Sections>
  );
}
