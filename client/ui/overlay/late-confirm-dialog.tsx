import { usePart } from "../late/use-part.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

/** A `ConfirmDialog` whose code loads when it first opens. If that fails, a toast says so and `onCancel` is called. */
export function LateConfirmDialog(dialog: ConfirmDialogProps) {
  const { part } = usePart(
    () => import("./confirm-dialog.tsx"),
    dialog.open,
    () => dialog.onCancel(),
  );
  return part ? <part.ConfirmDialog {...dialog} /> : null;
}
