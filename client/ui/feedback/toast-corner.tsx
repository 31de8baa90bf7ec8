import { useEffect } from "react";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { receiveToasts } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";

/** At the top, where a toast covers neither the primary action nor the keyboard. `useToastsBelow` moves it down. */
export function ToastCorner() {
  useEffect(() => {
    const failures = new Set<string | number>();
    return receiveToasts(
      (content) => {
        const isFailure = content.variant === "destructive";
        const shown = sonner.custom((id) => <ToastCard content={content} onClose={() => sonner.dismiss(id)} />, {
          duration: content.duration ?? (isFailure ? 9000 : 5000),
        });
        if (isFailure) failures.add(shown);
      },
      () => {
        for (const id of failures) sonner.dismiss(id);
        failures.clear();
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
      containerAriaLabel="Messages"
    />
  );
}
