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
  /** What is new inside, in words. The button then has a dot. */
  news?: string | undefined;
  /** HeaderLinks; pressing one closes the menu. */
  children: ReactNode;
  /** Below the links. `close` closes the menu. */
  footer?: (close: () => void) => ReactNode;
}

const Links = styled.nav`
  display: grid;
  gap: 4px;
`;

const Lit = styled.span`
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

const LitMenu = () => (
  <Lit>
    <MenuIcon />
  </Lit>
);

/** The links on a phone, in a sheet at the bottom, where the thumb is. */
export function HeaderMenu({ label, news, children, footer }: Props) {
  const [open, setOpen] = useOverlayOpen();
  const { part: overlay, isFetching } = useLazyModule(
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
        label={news === undefined ? label : `${label}, ${news}`}
        icon={news === undefined ? <MenuIcon /> : <LitMenu />}
        aria-haspopup="dialog"
        aria-expanded={open && !isFetching}
        busy={isFetching}
        onClick={() => setOpen(true)}
      />
      {overlay && (
        <overlay.Dialog open={open} onOpenChange={setOpen} title={label} footer={footer?.(() => setOpen(false))}>
          {/* The links take the keys themselves. This only closes the menu when one of them was followed. */}
          <Links aria-label={label} onClick={closeAfterLink}>
            {children}
          </Links>
        </overlay.Dialog>
      )}
    </>
  );
}
