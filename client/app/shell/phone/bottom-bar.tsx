import Ellipsis from "lucide-react/icons/ellipsis";
import Gamepad from "lucide-react/icons/gamepad-2";
import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import { matchPath, useLocation } from "react-router";
import { useSession } from "../../../net/session.ts";
import { useMinWidth } from "../../../ui/layout/use-min-width.ts";
import { linksFor, linksUnderMore, tabLinks } from "../../navigation.ts";
import { type CountedLink, withCounts } from "../link-counts.ts";
import { NavigationMenu } from "../navigation/navigation-menu.tsx";
import * as text from "../shell-text.ts";
import { BottomBar, BottomBarButton, BottomBarLink } from "./bar/bottom-bar.tsx";

const icons: Readonly<Record<string, ReactNode>> = {
  "/": <House aria-hidden />,
  "/games": <Gamepad aria-hidden />,
  "/messages": <MessageCircle aria-hidden />,
  "/community": <UsersRound aria-hidden />,
};

/** A member's bar at the lower edge of a phone: the places that they visit daily, and everything else under More. */
const MemberBottomBar = (tabs: Props) => (useMinWidth("navigation") ? null : <Tabs {...tabs} />);

export const loadBottomBar = async () => ({ MemberBottomBar, links: await withCounts(tabLinks) });

interface Props {
  links: readonly CountedLink[];
}

function Tabs({ links }: Props) {
  const { me } = useSession();
  const { pathname } = useLocation();
  const isUnderMore = linksUnderMore(me).some(({ to }) => matchPath({ path: to, end: false }, pathname));
  return (
    <BottomBar label={text.bottomBarLabel}>
      {linksFor(links, me).map((link) => (
        <Tab key={link.to} {...link} />
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

function Tab({ to, label, useUnread }: CountedLink) {
  const unread = useUnread();
  return <BottomBarLink to={to} label={label} icon={icons[to]} count={unread} countLabel={text.unreadInTab(unread)} />;
}
