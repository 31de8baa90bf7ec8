import Ellipsis from "lucide-react/icons/ellipsis";
import Gamepad from "lucide-react/icons/gamepad-2";
import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import UsersRound from "lucide-react/icons/users-round";
import { type ReactNode, useContext } from "react";
import { matchPath, useLocation } from "react-router";
import { SignOutPanel } from "../../account/sign-out-panel.tsx";
import { useUnreadInChannels } from "../../channel/channels.ts";
import { useUnread } from "../../chat/unread.ts";
import { useSession } from "../../net/session.ts";
import { BottomBar, BottomBarButton, BottomBarLink } from "../../ui/bottom-bar/bottom-bar.tsx";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import { HeaderLink } from "../../ui/navigation/header-link.tsx";
import { NavigationMenu } from "../../ui/navigation/navigation-menu.tsx";
import { ThemeSwitch } from "../../ui/theme/theme-switch.tsx";
import { linksFor, linksNotIn, mainLinks, RoutePaths } from "../navigation.ts";
import * as text from "./shell-text.ts";
import { moreLinks, tabLinks } from "./tab-links.ts";

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
  const paths = useContext(RoutePaths);
  const { pathname } = useLocation();
  const unread: Readonly<Record<string, number>> = { "/messages": useUnread(), "/community": useUnreadInChannels() };
  const tabs = linksFor(tabLinks, paths, me);
  const more = linksNotIn(linksFor([...moreLinks, ...mainLinks], paths, me), tabs);
  const isInMore = more.some(({ to }) => matchPath({ path: to, end: false }, pathname));
  return (
    <BottomBar label={text.bottomBarLabel}>
      {tabs.map(({ label, to }) => (
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
        label={text.moreLabel}
        trigger={(button) => (
          <BottomBarButton {...button} label={text.moreLabel} icon={<Ellipsis aria-hidden />} isCurrent={isInMore} />
        )}
        footer={(close) => (
          <>
            <ThemeSwitch />
            <SignOutPanel onDone={close} />
          </>
        )}
      >
        {more.map(({ label, to }) => (
          <HeaderLink key={to} to={to}>
            {label}
          </HeaderLink>
        ))}
      </NavigationMenu>
    </BottomBar>
  );
}
