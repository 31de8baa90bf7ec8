import { useEffect } from "react";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { receiveToasts } from "../../ui/feedback/toast.ts";
import { ToastCard } from "./toast-card.tsx";
import * as text from "./toast-text.ts";

/** Shows toasts at the top, where they cover neither the primary action nor the keyboard. `useToastsBelow` moves them down. */
export function ToastArea() {
  useEffect(() => {
    const failureIds = new Set<string | number>();
    return receiveToasts(
      (content) => {
        const isFailure = content.variant === "destructive";
        const shown = sonner.custom((id) => <ToastCard content={content} onClose={() => sonner.dismiss(id)} />, {
          duration: content.duration ?? (isFailure ? 9000 : 5000),
        });
        if (isFailure) failureIds.add(shown);
      },
      (which) => {
        if (which === "all") sonner.dismiss();
        else for (const id of failureIds) sonner.dismiss(id);
        failureIds.clear();
      },
    );
  }, []);
  const top = "var(--toast-top, calc(12px + env(safe-area-inset-top)))";
  return (
    <SonnerToaster
      position="top-center"
      offset={{ top }}
      mobileOffset={{ top, left: 12, right: 12 }}
      gap={10}
      visibleToasts={3}
      containerAriaLabel={text.toastsLabel}
    />
  );
}
