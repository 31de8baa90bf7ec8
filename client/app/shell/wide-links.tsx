import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MessageCircle from "lucide-react/icons/message-circle";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import styled from "styled-components";
import { useUnread } from "../../chat/unread.ts";
import { useSession } from "../../net/session.ts";
import { HeaderItemLink } from "../../ui/navigation/header-item.tsx";
import { linksFor, linksNotIn, mainLinks, memberLinks } from "../navigation.ts";
import * as text from "./shell-text.ts";

export { SignOutButton } from "../../account/sign-out-button.tsx";

const icons: Readonly<Record<string, ReactNode>> = {
  "/dashboard": <LayoutDashboard aria-hidden />,
  "/messages": <MessageCircle aria-hidden />,
  "/safety": <ShieldCheck aria-hidden />,
  "/community": <UsersRound aria-hidden />,
  "/admin": <Settings aria-hidden />,
};

const Links = styled.nav`display: flex; gap: 4px;`;

/** The member's own links in the header of a wide screen. On a phone, they are in the bar at the bottom. */
export function WideLinks() {
  const { me } = useSession();
  const unread = useUnread();
  const links = linksNotIn(linksFor(memberLinks, me), linksFor(mainLinks, me));
  return (
    <Links aria-label={text.memberLinksLabel}>
      {links.map(({ label, to, for: reader }) => (
        <HeaderItemLink
          key={to}
          to={to}
          label={label}
          icon={icons[to]}
          // Leaders have more links than fit with their labels.
          labelFrom={reader === "member" ? "desktop" : "large"}
          {...(to === "/messages" && { count: unread, countLabel: text.unreadMessages(unread) })}
        />
      ))}
    </Links>
  );
}
