import MenuIcon from "lucide-react/icons/menu";
import type { ReactNode } from "react";
import styled from "styled-components";
import { IconButton } from "../button/icon-button.tsx";
import { toastLoadFailed, useLazyModule } from "../overlay/use-lazy-module.ts";
import { useOverlayOpen } from "../overlay/use-overlay-open.ts";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

interface Props {
  /** "Menu" */
  label: string;
  /** What is new in the menu, in words. The button then has a dot. */
  newLabel?: string | undefined;
  /** The links; pressing one closes the menu. */
  children: ReactNode;
  /** Below the links. `close` closes the menu. */
  footer?: (close: () => void) => ReactNode;
}

const Links = styled.nav`
  display: grid;
  gap: 4px;
`;

const DotBox = styled.span`
  position: relative;
  > svg { width: 22px; height: 22px; }
  &::after {
    content: "";
    position: absolute;
    top: -4px;
    right: -4px;
    width: 10px;
    height: 10px;
    border-radius: ${radius.round};
    background: ${color.accent};
  }
`;

const MenuIconWithDot = () => (
  <DotBox>
    <MenuIcon />
  </DotBox>
);

/** The links on a phone, in a sheet at the bottom, within reach of the thumb. */
export function HeaderMenu({ label, newLabel, children, footer }: Props) {
  const [open, setOpen] = useOverlayOpen();
  const { part: dialog, isFetching } = useLazyModule(
    () => import("../overlay/dialog.tsx"),
    open,
    () => {
      setOpen(false);
      toastLoadFailed();
    },
  );
  function closeAfterLink({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest("a, button")) setOpen(false);
  }
  return (
    <>
      <IconButton
        label={newLabel === undefined ? label : `${label}, ${newLabel}`}
        icon={newLabel === undefined ? <MenuIcon /> : <MenuIconWithDot />}
        aria-haspopup="dialog"
        aria-expanded={open && !isFetching}
        busy={isFetching}
        onClick={() => setOpen(true)}
      />
      {dialog && (
        <dialog.Dialog open={open} onOpenChange={setOpen} title={label} footer={footer?.(() => setOpen(false))}>
          {/* The links handle the keyboard themselves. This only closes the menu after one of them was pressed. */}
          <Links aria-label={label} onClick={closeAfterLink}>
            {children}
          </Links>
        </dialog.Dialog>
      )}
    </>
  );
}
