import { useSession } from "../../net/session.ts";
import { SidebarLayout } from "../../ui/navigation/sidebar-layout.tsx";
import { SkipLink } from "../../ui/navigation/skip-link.tsx";
import { RouteContent } from "../route-content.tsx";
import type { Sidebar } from "../routes.tsx";
import { LateNotice } from "./late-notice.tsx";
import { useUserMenu } from "./use-late-part.ts";
import { useMemberConnection } from "./use-member-connection.ts";
import { UserMenuPlaceholder } from "./user-menu-placeholder.tsx";

/** A sidebar beside the content, with the member's account above it. */
export function SidebarFrame({ sidebar: { title, items } }: { sidebar: Sidebar }) {
  const session = useSession();
  const userMenu = useUserMenu(session.me !== null);
  useMemberConnection(session);
  return (
    <>
      <SkipLink />
      <SidebarLayout
        title={title}
        items={items}
        actions={session.me && (userMenu ? <userMenu.UserMenu /> : <UserMenuPlaceholder />)}
      >
        <RouteContent />
      </SidebarLayout>
      <LateNotice session={session} />
    </>
  );
}
