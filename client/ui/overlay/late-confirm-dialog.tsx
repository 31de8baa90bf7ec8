import type { ConfirmDialogProps } from "./confirm-dialog.tsx";
import { toastLoadFailed, useLazyModule } from "./use-lazy-module.ts";

/** A `ConfirmDialog` whose code loads when it first opens. If that fails, a toast says so and `onCancel` is called. */
export function LateConfirmDialog(dialog: ConfirmDialogProps) {
  const { part } = useLazyModule(
    () => import("./confirm-dialog.tsx"),
    dialog.open,
    () => {
      dialog.onCancel();
      toastLoadFailed();
    },
  );
  return part ? <part.ConfirmDialog {...dialog} /> : null;
}
