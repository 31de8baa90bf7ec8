import type { ComponentType, ReactNode } from "react";
import { dashboardTitle } from "../../../dashboard/dashboard-text.ts";
import { Sections } from "../../../frame/section/sections.tsx";
import { useSession } from "../../../net/session.ts";
import { usePart } from "../../../ui/late/use-part.ts";
import { stripAreaRef } from "../../../ui/layout/strip-area.ts";
import { SidebarLayout } from "../../../ui/navigation/sidebar-layout.tsx";
import type { SidebarEndItem, SidebarItem } from "../../../ui/navigation/sidebar-panel.tsx";
import { SkipLink } from "../../../ui/navigation/skip-link.tsx";
import { RouteContent } from "../../route-content.tsx";
import { Brand } from "../brand.tsx";
import { LateNotice } from "../late-notice.tsx";
import { useMemberConnection } from "../use-member-connection.ts";
import { UserMenuPlaceholder } from "../user-menu-placeholder.tsx";
import { linkedSections, loadSections } from "./load-sections.ts";
import { useCountedItems } from "./use-counted-items.ts";

interface Props {
  title: string;
  /** Shows the title in the bar instead of the community's name, which would not fit beside the actions. */
  isTitleShown?: boolean;
  items: readonly SidebarItem[];
  /** Below the links. */
  endItems?: readonly SidebarEndItem[];
  /** Beside the member's account in the bar. */
  actions?: ReactNode;
}

/** A sidebar beside the content, with the member's account above it. On a phone, members keep the bar at the bottom. */
export function SidebarFrame({ title, isTitleShown = false, items, endItems, actions }: Props) {
  const session = useSession();
  const isMember = session.me !== null;
  const { part: userMenu } = usePart(() => import("../user-menu.tsx"), isMember);
  const { part: late } = usePart(() => import("../phone/bottom-bar.tsx"), isMember);
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
              {isMember && (userMenu ? <userMenu.UserMenu /> : <UserMenuPlaceholder />)}
            </>
          }
        >
          <div ref={stripAreaRef} />
          <RouteContent />
        </SidebarLayout>
      </div>
      <LateNotice session={session} />
      {isMember && late && <late.MemberBottomBar />}
    </>
  );
}

/** The frame of the dashboard. It is in this file because it is the one that most members load. */
export async function loadDashboardFrame(): Promise<ComponentType> {
  const sections = await loadSections("dashboard");
  return () => (
    <Sections value={sections}>
      <SidebarFrame title={dashboardTitle} items={linkedSections(sections)} />
    </Sections>
  );
}
