import { useContext } from "react";
import { authPath } from "../../account/auth-path.ts";
import { SignOutButton } from "../../account/sign-out-button.tsx";
import { useUnread } from "../../chat/unread.ts";
import { useSession } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { HeaderBar } from "../../ui/navigation/header-bar.tsx";
import { HeaderLink } from "../../ui/navigation/header-link.tsx";
import { HeaderMenu } from "../../ui/navigation/header-menu.tsx";
import { ThemeSwitch } from "../../ui/theme/theme-switch.tsx";
import { linksFor, linksNotIn, mainLinks, memberLinks, RoutePaths } from "../navigation.ts";
import { Brand } from "./brand.tsx";
import { HeaderActions } from "./header-actions.tsx";
import * as text from "./shell-text.ts";
import { UnreadBadge } from "./unread-badge.tsx";

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
      menu={
        <HeaderMenu
          label={text.menuLabel}
          newLabel={unread > 0 ? text.unreadMessages(unread) : undefined}
          footer={(close) => (
            <>
              <ThemeSwitch />
              {session.status === "signed-in" ? (
                <SignOutButton onDone={close} />
              ) : (
                <ButtonLink to={authPath("create", "/")} onClick={close}>
                  {text.joinLink}
                </ButtonLink>
              )}
            </>
          )}
        >
          {[...main, ...own].map(({ label, to }) => (
            <HeaderLink key={to} to={to} end={to === "/"}>
              {label}
              {to === "/messages" && <UnreadBadge unread={unread} />}
            </HeaderLink>
          ))}
        </HeaderMenu>
      }
    />
  );
}
