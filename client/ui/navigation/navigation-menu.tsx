import type { ReactElement, ReactNode } from "react";
import { Stack } from "../layout/stack.ts";
import { toastLoadFailed, useLazyModule } from "../overlay/use-lazy-module.ts";
import { useOverlayOpen } from "../overlay/use-overlay-open.ts";

/** What the button that opens the menu gets. */
export interface MenuTrigger {
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  /** The sheet is being fetched. */
  busy: boolean;
  onClick: () => void;
}

interface Props {
  /** "Menu" */
  label: string;
  trigger: (button: MenuTrigger) => ReactElement;
  /** The links; pressing one closes the menu. */
  children: ReactNode;
  /** Below the links. `close` closes the menu. */
  footer?: (close: () => void) => ReactNode;
}

/** The links on a phone, in a sheet at the bottom, within reach of the thumb. */
export function NavigationMenu({ label, trigger, children, footer }: Props) {
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
      {trigger({
        "aria-haspopup": "dialog",
        "aria-expanded": open && !isFetching,
        busy: isFetching,
        onClick: () => setOpen(true),
      })}
      {dialog && (
        <dialog.Dialog open={open} onOpenChange={setOpen} title={label} footer={footer?.(() => setOpen(false))}>
          {/* The links handle the keyboard themselves. This only closes the menu after one of them was pressed. */}
          <Stack as="nav" $gap={4} aria-label={label} onClick={closeAfterLink}>
            {children}
          </Stack>
        </dialog.Dialog>
      )}
    </>
  );
}
