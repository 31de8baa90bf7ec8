import { useSession } from "../net/session.ts";
import { AvatarButton } from "../ui/avatar/avatar-button.tsx";
import { usePart } from "../ui/late/use-part.ts";
import { useOverlayOpen } from "../ui/overlay/use-overlay-open.ts";
import * as text from "./account-text.ts";

/** The member's account in the header. */
export function AccountPanel() {
  const { me } = useSession();
  const [isOpen, setIsOpen] = useOverlayOpen();
  const { part: sheet, isFetching } = usePart(() => import("./account-sheet.tsx"), isOpen, setIsOpen);
  if (!me) return null;
  return (
    <>
      <AvatarButton
        label={text.accountTitle}
        name={me.full_name ?? ""}
        src={me.avatar_url}
        aria-haspopup="dialog"
        aria-expanded={isOpen && !isFetching}
        busy={isFetching}
        onPress={() => setIsOpen(true)}
      />
      {sheet && isOpen && <sheet.AccountSheet me={me} onClose={() => setIsOpen(false)} />}
    </>
  );
}
