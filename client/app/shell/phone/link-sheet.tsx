import type { ReactNode } from "react";
import { Stack } from "../../../ui/layout/stack.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "Menu" */
  label: string;
  /** The links; pressing one closes the sheet. */
  children: ReactNode;
  /** Below the links. */
  footer?: ReactNode;
}

/** Links of the navigation on a phone, in a sheet at the bottom, within reach of the thumb. */
export function LinkSheet({ open, onOpenChange, label, children, footer }: Props) {
  function closeAfterLink({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest("a, button")) onOpenChange(false);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} footer={footer}>
      {/* The links handle the keyboard themselves. This only closes the sheet after one of them was pressed. */}
      <Stack as="nav" $gap={4} aria-label={label} onClick={closeAfterLink}>
        {children}
      </Stack>
    </Dialog>
  );
}
