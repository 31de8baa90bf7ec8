import Ellipsis from "lucide-react/icons/ellipsis";
import { matchPath, useLocation } from "react-router";
import { useSession } from "../../../net/session.ts";
import { useMinWidth } from "../../../ui/layout/use-min-width.ts";
import { countedUnderMore, linksFor, linksUnderMore, tabLinks } from "../../navigation.ts";
import { type ShownLink, withAppearance } from "../link-appearance.ts";
import { NavigationMenu } from "../navigation/navigation-menu.tsx";
import * as text from "../shell-text.ts";
import { BottomBar, BottomBarButton, BottomBarLink } from "./bar/bottom-bar.tsx";

/** A member's bar at the lower edge of a phone: the places that they visit daily, and everything else under More. */
const MemberBottomBar = (tabs: Props) => (useMinWidth("navigation") ? null : <Tabs {...tabs} />);

export async function loadBottomBar() {
  const [links, counted] = await Promise.all([withAppearance(tabLinks), withAppearance(countedUnderMore)]);
  return { MemberBottomBar, links, counted };
}

interface Props {
  links: readonly ShownLink[];
  /** Links under More that may count something. */
  counted: readonly ShownLink[];
}

function Tabs({ links, counted }: Props) {
  const { me } = useSession();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useHookAtTopLevel: they are always the same links, so always the same hooks
  const unread = counted.reduce((sum, { useUnread }) => sum + useUnread(), 0);
  const isUnderMore = linksUnderMore(me).some(({ to }) => matchPath({ path: to, end: false }, pathname));
  return (
    <BottomBar label={text.bottomBarLabel}>
      {linksFor(links, me).map((link) => (
        <Tab key={link.to} {...link} />
      ))}
      <NavigationMenu
        load={async () => ({ Menu: (await import("./member-menu.tsx")).menuWith(counted) })}
        trigger={(button) => (
          <BottomBarButton
            {...button}
            label={text.moreLabel}
            icon={<Ellipsis aria-hidden />}
            count={unread}
            countLabel={text.unreadInTab(unread)}
            isCurrent={isUnderMore}
          />
        )}
      />
    </BottomBar>
  );
}

function Tab({ to, label, icon, useUnread }: ShownLink) {
  const unread = useUnread();
  return <BottomBarLink to={to} label={label} icon={icon} count={unread} countLabel={text.unreadInTab(unread)} />;
}
