import { useContext } from "react";
import { SignOutPanel } from "../../../account/sign-out-panel.tsx";
import { RoutePaths } from "../../../frame/route-paths.ts";
import { useSession } from "../../../net/session.ts";
import { LinkSheet } from "../../../ui/menu/link-sheet.tsx";
import { HeaderLink } from "../../../ui/navigation/header-link.tsx";
import type { MenuProps } from "../../../ui/navigation/navigation-menu.tsx";
import { ThemeSwitch } from "../../../ui/theme/theme-switch.tsx";
import { moreLabel } from "../shell-text.ts";
import { linksUnderMore } from "./tab-links.ts";

/** What a member's phone shows under More: everything that is no tab. */
export function Menu(props: MenuProps) {
  const { me } = useSession();
  const links = linksUnderMore(useContext(RoutePaths), me);
  const footer = (
    <>
      <ThemeSwitch />
      <SignOutPanel onDone={() => props.onOpenChange(false)} />
    </>
  );
  return (
    <LinkSheet {...props} label={moreLabel} footer={footer}>
      {links.map(({ label, to }) => (
        <HeaderLink key={to} to={to}>
          {label}
        </HeaderLink>
      ))}
    </LinkSheet>
  );
}
