import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MessageCircle from "lucide-react/icons/message-circle";
import ShieldCheck from "lucide-react/icons/shield-check";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import styled from "styled-components";
import { useUnread } from "../../chat/unread.ts";
import { HeaderIconLink } from "../../ui/layout/header-icon-link.tsx";
import { from } from "../../ui/theme/css.ts";
import { besides } from "../navigation.ts";
import { unreadText } from "./unread-badge.tsx";
import type { UserMenuProps } from "./user-menu-placeholder.tsx";

const icons: Readonly<Record<string, ReactNode>> = {
  "/dashboard": <LayoutDashboard aria-hidden />,
  "/messages": <MessageCircle aria-hidden />,
  "/community": <UsersRound aria-hidden />,
  "/admin": <ShieldCheck aria-hidden />,
};

// A phone has them in its menu.
const Group = styled.nav`
  display: none;
  ${from.wide} { display: flex; gap: 4px; }
`;

const NotOnDesk = styled.span`${from.desk} { display: none; }`;

/** The member's own places, by their signs: in words they would fill the bar a second time. */
export function MemberLinks({ links, inWords }: UserMenuProps) {
  const unread = useUnread();
  const onDesk = besides(links, inWords);
  return (
    <Group aria-label="Your places">
      {links.map((each) => {
        const { label, to } = each;
        const link = (
          <HeaderIconLink
            key={to}
            to={to}
            label={label}
            icon={icons[to]}
            {...(to === "/messages" && { count: unread, countLabel: unreadText(unread) })}
          />
        );
        return onDesk.includes(each) ? link : <NotOnDesk key={to}>{link}</NotOnDesk>;
      })}
    </Group>
  );
}
