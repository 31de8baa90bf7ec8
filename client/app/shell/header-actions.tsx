import styled from "styled-components";
import { authPath } from "../../frame/return-path.ts";
import { useSession } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import { from } from "../../ui/theme/css.ts";
import { loadMemberBar, ShownParts } from "./parts.tsx";
import * as text from "./shell-text.ts";
import { UserMenuPlaceholder } from "./user-menu-placeholder.tsx";

// On a phone, it is in the menu.
const WideOnly = styled.span`
  display: none;
  ${from.navigation} { display: flex; }
`;

// On a narrow phone the community's name needs the room.
const SignInLink = styled(ButtonLink)`@media (max-width: 599px) { padding-inline: 12px; }`;
const VisitorButtons = styled.span<{ $isHidden: boolean }>`
  display: flex;
  gap: 8px;
  ${({ $isHidden }) => $isHidden && "visibility: hidden;"}
`;

/** The end of the header: the member's links and account, or sign-in buttons for visitors. */
export function HeaderActions() {
  const { status } = useSession();
  // While the session is loading, the visitors' buttons already take up their space, because most people are visitors.
  return status === "signed-in" ? <MemberActions /> : <VisitorActions isHidden={status === "loading"} />;
}

/** Everything appears at once, so that nothing moves while it is loaded. */
function MemberActions() {
  const isWide = useMinWidth("navigation");
  const { part: bar } = usePart(loadMemberBar, true);
  const { part: wide } = usePart(async () => (await import("./wide-links.tsx")).loadWideLinks(), isWide);
  if (!bar || (isWide && !wide)) return <UserMenuPlaceholder />;
  return (
    <>
      {isWide && wide && <wide.WideLinks links={wide.links} />}
      <ShownParts parts={bar} />
      {isWide && wide && <wide.SignOutButton />}
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
