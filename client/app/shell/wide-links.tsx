import styled from "styled-components";
import { SignOutButton } from "../../frame/sign-out/sign-out-button.tsx";
import { useSession } from "../../net/session.ts";
import { HeaderItemLink } from "../../ui/navigation/header-item.tsx";
import { linksFor, linksNotIn, mainLinks, memberLinks } from "../navigation.ts";
import { type ShownLink, withAppearance } from "./link-appearance.ts";
import * as text from "./shell-text.ts";

const Links = styled.nav`display: flex; gap: 4px;`;

/** The member's own links in the header of a wide screen. On a phone, they are in the bar at the bottom. */
export const loadWideLinks = async () => ({ WideLinks, links: await withAppearance(memberLinks), SignOutButton });

function WideLinks({ links }: { links: readonly ShownLink[] }) {
  const { me } = useSession();
  return (
    <Links aria-label={text.memberLinksLabel}>
      {linksNotIn(linksFor(links, me), linksFor(mainLinks, me)).map((link) => (
        <WideLink key={link.to} {...link} />
      ))}
    </Links>
  );
}

function WideLink({ to, label, icon, for: reader, useUnread }: ShownLink) {
  const unread = useUnread();
  return (
    <HeaderItemLink
      to={to}
      label={label}
      icon={icon}
      // Leaders have more links than fit with their labels.
      labelFrom={reader === "member" ? "desktop" : "large"}
      count={unread}
      countLabel={text.unreadMessages(unread)}
    />
  );
}
