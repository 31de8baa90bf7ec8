import LogOut from "lucide-react/icons/log-out";
import styled from "styled-components";
import { useSession } from "../net/session.ts";
import { toastLoadFailed, useLazyModule } from "../ui/overlay/use-lazy-module.ts";
import { useOverlayOpen } from "../ui/overlay/use-overlay-open.ts";
import { Avatar } from "../ui/text/avatar.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { breakpoint, radius } from "../ui/tokens.ts";
import { SignOutButton } from "./sign-out-button.tsx";

const Face = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.round};
  &:focus-visible { border-radius: ${radius.round}; }
  &[aria-busy="true"] { opacity: 0.6; }
`;

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
      <Face
        type="button"
        title="Your account"
        aria-haspopup="dialog"
        aria-expanded={isOpen && !isFetching}
        aria-busy={isFetching || undefined}
        onClick={() => setIsOpen(true)}
      >
        <VisuallyHidden>Your account</VisuallyHidden>
        <Avatar name={me.full_name ?? ""} size={40} />
      </Face>
      {late && isOpen && <late.AccountSheet me={me} onClose={() => setIsOpen(false)} />}
    </>
  );
}
