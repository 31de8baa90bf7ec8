import Ellipsis from "lucide-react/icons/ellipsis";
import Gamepad from "lucide-react/icons/gamepad-2";
import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import { matchPath, useLocation } from "react-router";
import { useUnreadInChannels } from "../../../channel/channels.ts";
import { useUnread } from "../../../chat/unread.ts";
import { useSession } from "../../../net/session.ts";
import { BottomBar, BottomBarButton, BottomBarLink } from "../../../ui/bottom-bar/bottom-bar.tsx";
import { useMinWidth } from "../../../ui/layout/use-min-width.ts";
import { NavigationMenu } from "../../../ui/navigation/navigation-menu.tsx";
import { linksFor, linksUnderMore, tabLinks } from "../../navigation.ts";
import * as text from "../shell-text.ts";

const icons: Readonly<Record<string, ReactNode>> = {
  "/": <House aria-hidden />,
  "/games": <Gamepad aria-hidden />,
  "/messages": <MessageCircle aria-hidden />,
  "/community": <UsersRound aria-hidden />,
};

/** A member's bar at the lower edge of a phone: the places that they visit daily, and everything else under More. */
export function MemberBottomBar() {
  return useMinWidth("navigation") ? null : <Tabs />;
}

function Tabs() {
  const { me } = useSession();
  const { pathname } = useLocation();
  const unread: Readonly<Record<string, number>> = { "/messages": useUnread(), "/community": useUnreadInChannels() };
  const isUnderMore = linksUnderMore(me).some(({ to }) => matchPath({ path: to, end: false }, pathname));
  return (
    <BottomBar label={text.bottomBarLabel}>
      {linksFor(tabLinks, me).map(({ label, to }) => (
        <BottomBarLink
          key={to}
          to={to}
          label={label}
          icon={icons[to]}
          count={unread[to] ?? 0}
          countLabel={text.unreadInTab(unread[to] ?? 0)}
        />
      ))}
      <NavigationMenu
        load={() => import("./member-menu.tsx")}
        trigger={(button) => (
          <BottomBarButton {...button} label={text.moreLabel} icon={<Ellipsis aria-hidden />} isCurrent={isUnderMore} />
        )}
      />
    </BottomBar>
  );
}
