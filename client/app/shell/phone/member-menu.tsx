import { signOutButton } from "../../../frame/sign-out/sign-out-text.ts";
import { useSignOut } from "../../../frame/sign-out/use-sign-out.tsx";
import { useSession } from "../../../net/session.ts";
import { Button } from "../../../ui/button/button.tsx";
import { linksUnderMore } from "../../navigation.ts";
import { ThemeSwitch } from "../../theme/theme-switch.tsx";
import { HeaderLink } from "../navigation/header-link.tsx";
import type { MenuProps } from "../navigation/navigation-menu.tsx";
import { moreLabel } from "../shell-text.ts";
import { LinkSheet } from "./link-sheet.tsx";

/** What a member's phone shows under More: everything that is no tab. */
export function Menu(props: MenuProps) {
  const { me } = useSession();
  const links = linksUnderMore(me);
  const signOut = useSignOut({ onDone: () => props.onOpenChange(false) });
  if (signOut.isAsking) return signOut.question;
  const footer = (
    <>
      <ThemeSwitch />
      <Button variant="quiet" busy={signOut.isPending} onClick={signOut.press}>
        {signOutButton}
      </Button>
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
