import { type ReactNode, useContext } from "react";
import styled from "styled-components";
import { SignOutButton } from "../../account/sign-out-button.tsx";
import { useUnread } from "../../chat/unread.ts";
import { useSession } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { HeaderBar } from "../../ui/layout/header-bar.tsx";
import { HeaderLink } from "../../ui/layout/header-link.tsx";
import { HeaderMenu } from "../../ui/layout/header-menu.tsx";
import { ThemeSwitch } from "../../ui/theme/theme-switch.tsx";
import { besides, linksFor, mainLinks, memberLinks, OpenPaths } from "../navigation.ts";
import { Brand } from "./brand.tsx";
import { UnreadBadge, unreadText } from "./unread-badge.tsx";
import { useUserMenu } from "./use-user-menu.ts";
import { UserMenuPlaceholder } from "./user-menu-placeholder.tsx";

/** The navigation at the top of the site. */
export function Header() {
  const session = useSession();
  const paths = useContext(OpenPaths);
  const main = linksFor(mainLinks, paths, session.me);
  const own = linksFor(memberLinks, paths, session.me);
  const all = [...main, ...besides(own, main)];
  const unread = useUnread();
  const userMenu = useUserMenu(session.me !== null);
  const asLinks = (links: typeof main) =>
    links.map(({ label, to }) => (
      <HeaderLink key={to} to={to} end={to === "/"}>
        {label}
        {to === "/messages" && <UnreadBadge unread={unread} />}
      </HeaderLink>
    ));
  return (
    <HeaderBar
      clear
      brand={<Brand />}
      links={asLinks(main)}
      actions={
        <Actions status={session.status}>
          {userMenu ? (
            <userMenu.UserMenu links={own} inWords={main} />
          ) : (
            <UserMenuPlaceholder links={own} inWords={main} />
          )}
        </Actions>
      }
      menu={
        <HeaderMenu
          label="Menu"
          news={unread > 0 ? unreadText(unread) : undefined}
          footer={(close) => (
            <>
              <ThemeSwitch />
              {session.status === "signed-in" && <SignOutButton onDone={close} />}
            </>
          )}
        >
          {asLinks(all)}
        </HeaderMenu>
      }
    />
  );
}

// The community's name needs the room of a narrow phone more than the button does.
const SignIn = styled(ButtonLink)`@media (max-width: 599px) { padding-inline: 12px; }`;

function Actions({ status, children }: { status: string; children: ReactNode }) {
  if (status === "loading") return <Skeleton $width="90px" $height="44px" />;
  if (status !== "signed-in") {
    return (
      <SignIn to="/auth" variant="secondary">
        Sign In
      </SignIn>
    );
  }
  return children;
}
