import MessageCircle from "lucide-react/icons/message-circle";
import ShieldCheck from "lucide-react/icons/shield-check";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import styled from "styled-components";
import { authPath } from "../../account/auth-path.ts";
import { SignOutButton } from "../../account/sign-out-button.tsx";
import type { Session } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { HeaderItemLink } from "../../ui/navigation/header-item.tsx";
import { from } from "../../ui/theme/css.ts";
import type { NavigationLink } from "../navigation.ts";
import * as text from "./shell-text.ts";
import { useUserMenu } from "./use-late-part.ts";
import { UserMenuPlaceholder } from "./user-menu-placeholder.tsx";

const icons: Readonly<Record<string, ReactNode>> = {
  "/messages": <MessageCircle aria-hidden />,
  "/safety": <ShieldCheck aria-hidden />,
  "/community": <UsersRound aria-hidden />,
};

// On a phone, these are in the menu.
const WideOnly = styled.span`
  display: none;
  ${from.navigation} { display: flex; gap: 4px; }
`;

// On a narrow phone the community's name needs the room.
const SignInLink = styled(ButtonLink)`@media (max-width: 599px) { padding-inline: 12px; }`;
const VisitorButtons = styled.span<{ $isHidden: boolean }>`
  display: flex;
  gap: 8px;
  ${({ $isHidden }) => $isHidden && "visibility: hidden;"}
`;

interface Props {
  session: Session;
  /** The member's own links. */
  links: readonly NavigationLink[];
  unread: number;
}

/** The end of the header: the member's links and account, or sign-in buttons for visitors. */
export function HeaderActions({ session, links, unread }: Props) {
  const userMenu = useUserMenu(session.me !== null);
  // While the session is loading, the visitors' buttons already take up their space, because most people are visitors.
  if (session.status !== "signed-in") return <VisitorActions isHidden={session.status === "loading"} />;
  return (
    <>
      <WideOnly as="nav" aria-label={text.memberLinksLabel}>
        {links.map(({ label, to }) => (
          <HeaderItemLink
            key={to}
            to={to}
            label={label}
            icon={icons[to]}
            {...(to === "/messages" && { count: unread, countLabel: text.unreadMessages(unread) })}
          />
        ))}
      </WideOnly>
      {userMenu ? <userMenu.UserMenu /> : <UserMenuPlaceholder />}
      <WideOnly>
        <SignOutButton />
      </WideOnly>
    </>
  );
}

function VisitorActions({ isHidden }: { isHidden: boolean }) {
  return (
    <VisitorButtons $isHidden={isHidden}>
      <SignInLink to={authPath("sign-in", "/")} variant="secondary">
        {text.signInLink}
      </SignInLink>
      <WideOnly>
        <ButtonLink to={authPath("create", "/")}>{text.joinLink}</ButtonLink>
      </WideOnly>
    </VisitorButtons>
  );
}
