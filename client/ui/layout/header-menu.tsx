import MenuIcon from "lucide-react/icons/menu";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { IconButton } from "../button/icon-button.tsx";
import type { DialogProps } from "../overlay/dialog.tsx";

interface Props {
  /** "Menu" */
  label: string;
  /** HeaderLinks; pressing one closes the menu. */
  children: ReactNode;
  /** May close the menu when something in it was done. */
  footer?: (close: () => void) => ReactNode;
}

const Links = styled.nav`
  display: grid;
  gap: 4px;
`;

// The menu is on every page and its dialog is 12 KB: it is fetched when the page has come to rest, or by the first press.
function useDialog(wanted: boolean): ComponentType<DialogProps> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useEffect(() => {
    const fetching = setTimeout(
      () =>
        import("../overlay/dialog.tsx").then(
          (file) => setDialog(() => file.Dialog),
          // Offline: the next press tries again.
          () => undefined,
        ),
      wanted ? 0 : 3000,
    );
    return () => clearTimeout(fetching);
  }, [wanted]);
  return Dialog;
}

/** The links of a phone: a sheet from below, where the thumb is. */
export function HeaderMenu({ label, children, footer }: Props) {
  const [open, setOpen] = useState(false);
  const Dialog = useDialog(open);
  function closeAfterLink({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest("a, button")) setOpen(false);
  }
  return (
    <>
      <IconButton
        label={label}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {Dialog && (
        <Dialog open={open} onOpenChange={setOpen} title={label} footer={footer?.(() => setOpen(false))}>
          {/* The links inside take the keys; this only hears that one of them was followed. */}
          <Links aria-label={label} onClick={closeAfterLink}>
            {children}
          </Links>
        </Dialog>
      )}
    </>
  );
}
