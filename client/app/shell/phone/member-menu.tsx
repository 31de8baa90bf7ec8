import { signOutButton } from "../../../frame/sign-out/sign-out-text.ts";
import { useSignOut } from "../../../frame/sign-out/use-sign-out.tsx";
import { useSession } from "../../../net/session.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { shortCount } from "../../../ui/format/short-count.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { linksUnderMore } from "../../navigation.ts";
import { ThemeSwitch } from "../../theme/theme-switch.tsx";
import type { ShownLink } from "../link-appearance.ts";
import { HeaderLink } from "../navigation/header-link.tsx";
import type { MenuProps } from "../navigation/navigation-menu.tsx";
import { moreLabel, unreadInTab } from "../shell-text.ts";
import { LinkSheet } from "./link-sheet.tsx";

/** What a member's phone shows under More: everything that is no tab. `counted` are the links that may count something. */
export const menuWith = (counted: readonly ShownLink[]) => (props: MenuProps) => <Menu {...props} counted={counted} />;

export function Menu({ counted = [], ...props }: MenuProps & { counted?: readonly ShownLink[] }) {
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
          <Unread link={counted.find((each) => each.to === to)} />
        </HeaderLink>
      ))}
    </LinkSheet>
  );
}

const Unread = ({ link }: { link: ShownLink | undefined }) => link && <UnreadBadge link={link} />;

function UnreadBadge({ link: { useUnread } }: { link: ShownLink }) {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <Badge tone="bright" size="small">
      <span aria-hidden>{shortCount(unread)}</span>
      <VisuallyHidden>{unreadInTab(unread)}</VisuallyHidden>
    </Badge>
  );
}
