import { usePart } from "../late/use-part.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

/** A `ConfirmDialog` whose code loads when it first opens. If that fails, a toast reports it and `onCancel` is called. */
export function LateConfirmDialog(dialog: ConfirmDialogProps) {
  const close = () => dialog.onCancel();
  const { part } = usePart(() => import("./confirm-dialog.tsx"), dialog.open, close);
  return part ? <part.ConfirmDialog {...dialog} /> : null;
}
