import MenuIcon from "lucide-react/icons/menu";
import { useContext } from "react";
import { authPath } from "../../account/auth-path.ts";
import { useUnread } from "../../chat/unread.ts";
import { useSession } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { HeaderBar } from "../../ui/navigation/header-bar.tsx";
import { HeaderLink } from "../../ui/navigation/header-link.tsx";
import { NavigationMenu } from "../../ui/navigation/navigation-menu.tsx";
import { ThemeSwitch } from "../../ui/theme/theme-switch.tsx";
import { linksFor, linksNotIn, mainLinks, memberLinks, RoutePaths } from "../navigation.ts";
import { Brand } from "./brand.tsx";
import { HeaderActions } from "./header-actions.tsx";
import * as text from "./shell-text.ts";

/** The navigation at the top of the site. */
export function Header() {
  const session = useSession();
  const paths = useContext(RoutePaths);
  const main = linksFor(mainLinks, paths, session.me);
  const own = linksNotIn(linksFor(memberLinks, paths, session.me), main);
  const unread = useUnread();
  return (
    <HeaderBar
      isClearAtTop
      brand={<Brand />}
      links={main}
      actions={<HeaderActions session={session} links={own} unread={unread} />}
      // Members have the bottom bar.
      menu={
        !session.me && (
          <NavigationMenu
            label={text.menuLabel}
            trigger={(button) => <IconButton {...button} label={text.menuLabel} icon={<MenuIcon />} />}
            footer={(close) => (
              <>
                <ThemeSwitch />
                <ButtonLink to={authPath("create", "/")} onClick={close}>
                  {text.joinLink}
                </ButtonLink>
              </>
            )}
          >
            {main.map(({ label, to }) => (
              <HeaderLink key={to} to={to} end={to === "/"}>
                {label}
              </HeaderLink>
            ))}
          </NavigationMenu>
        )
      }
    />
  );
}
