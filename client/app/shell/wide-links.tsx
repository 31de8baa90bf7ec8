import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MessageCircle from "lucide-react/icons/message-circle";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import styled from "styled-components";
import { SignOutButton } from "../../frame/sign-out/sign-out-button.tsx";
import { useSession } from "../../net/session.ts";
import { HeaderItemLink } from "../../ui/navigation/header-item.tsx";
import { linksFor, linksNotIn, mainLinks, memberLinks } from "../navigation.ts";
import { type CountedLink, withCounts } from "./link-counts.ts";
import * as text from "./shell-text.ts";

const icons: Readonly<Record<string, ReactNode>> = {
  "/dashboard": <LayoutDashboard aria-hidden />,
  "/messages": <MessageCircle aria-hidden />,
  "/safety": <ShieldCheck aria-hidden />,
  "/community": <UsersRound aria-hidden />,
  "/admin": <Settings aria-hidden />,
};

const Links = styled.nav`display: flex; gap: 4px;`;

/** The member's own links in the header of a wide screen. On a phone, they are in the bar at the bottom. */
export const loadWideLinks = async () => ({ WideLinks, links: await withCounts(memberLinks), SignOutButton });

function WideLinks({ links }: { links: readonly CountedLink[] }) {
  const { me } = useSession();
  return (
    <Links aria-label={text.memberLinksLabel}>
      {linksNotIn(linksFor(links, me), linksFor(mainLinks, me)).map((link) => (
        <WideLink key={link.to} {...link} />
      ))}
    </Links>
  );
}

function WideLink({ to, label, for: reader, useUnread }: CountedLink) {
  const unread = useUnread();
  return (
    <HeaderItemLink
      to={to}
      label={label}
      icon={icons[to]}
      // Leaders have more links than fit with their labels.
      labelFrom={reader === "member" ? "desktop" : "large"}
      count={unread}
      countLabel={text.unreadMessages(unread)}
    />
  );
}
