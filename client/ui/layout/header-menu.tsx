import MenuIcon from "lucide-react/icons/menu";
import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { IconButton } from "../button/icon-button.tsx";
import { sayNotFetched, useLate } from "../overlay/use-late.ts";

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

/** The links of a phone: a sheet from below, where the thumb is. */
export function HeaderMenu({ label, children, footer }: Props) {
  const [open, setOpen] = useState(false);
  const { part: overlay, isFetching } = useLate(
    () => import("../overlay/dialog.tsx"),
    open,
    () => {
      setOpen(false);
      sayNotFetched();
    },
  );
  function closeAfterLink({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest("a, button")) setOpen(false);
  }
  return (
    <>
      <IconButton
        label={label}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open && !isFetching}
        busy={isFetching}
        onClick={() => setOpen(true)}
      />
      {overlay && (
        <overlay.Dialog open={open} onOpenChange={setOpen} title={label} footer={footer?.(() => setOpen(false))}>
          {/* The links inside take the keys; this only hears that one of them was followed. */}
          <Links aria-label={label} onClick={closeAfterLink}>
            {children}
          </Links>
        </overlay.Dialog>
      )}
    </>
  );
}
