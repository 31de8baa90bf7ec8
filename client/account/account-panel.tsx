import LogOut from "lucide-react/icons/log-out";
import styled from "styled-components";
import { useSession } from "../net/session.ts";
import { AvatarButton } from "../ui/button/avatar-button.tsx";
import { toastLoadFailed, useLazyModule } from "../ui/overlay/use-lazy-module.ts";
import { useOverlayOpen } from "../ui/overlay/use-overlay-open.ts";
import { breakpoint } from "../ui/tokens.ts";
import { SignOutButton } from "./sign-out-button.tsx";

// Elsewhere it is in the menu.
const OnDesk = styled.div`
  display: none;
  @media (min-width: ${breakpoint.desk}px) { display: block; }
`;

/** The member's own corner of the bar. */
export function AccountPanel() {
  const { me } = useSession();
  const [isOpen, setIsOpen] = useOverlayOpen();
  const { part: late, isFetching } = useLazyModule(
    () => import("./account-sheet.tsx"),
    isOpen,
    () => {
      setIsOpen(false);
      toastLoadFailed();
    },
  );
  if (!me) return null;
  return (
    <>
      <OnDesk>
        {/* The sheet has its own; two of the same name would be one too many. */}
        <SignOutButton icon={<LogOut aria-hidden />} style={{ visibility: isOpen ? "hidden" : "visible" }} />
      </OnDesk>
      <AvatarButton
        label="Your account"
        name={me.full_name ?? ""}
        aria-haspopup="dialog"
        aria-expanded={isOpen && !isFetching}
        busy={isFetching}
        onPress={() => setIsOpen(true)}
      />
      {late && isOpen && <late.AccountSheet me={me} onClose={() => setIsOpen(false)} />}
    </>
  );
}
