import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Dialog } from "./dialog.tsx";
import * as text from "./overlay-text.ts";

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will be different afterwards. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before something that can't be undone. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = text.cancelButton,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onCancel()}
      title={title}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
    </Dialog>
  );
}
