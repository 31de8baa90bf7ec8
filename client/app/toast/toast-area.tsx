import { useEffect } from "react";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { receiveToasts, type Toast } from "../../ui/feedback/toast.ts";
import { ToastCard } from "./toast-card.tsx";
import * as text from "./toast-text.ts";

const isFailure = ({ variant }: Toast) => variant === "destructive";

/** Shows toasts at the top, where they cover neither the primary action nor the keyboard. `useToastsBelow` moves them down. */
export function ToastArea() {
  useEffect(() => {
    const shown = new Map<string | number, Toast>();
    return receiveToasts(
      (content) => {
        const id = sonner.custom((id) => <ToastCard content={content} onClose={() => sonner.dismiss(id)} />, {
          duration: content.duration ?? (isFailure(content) ? 9000 : 5000),
          onDismiss: ({ id }) => shown.delete(id),
          onAutoClose: ({ id }) => shown.delete(id),
        });
        shown.set(id, content);
      },
      (which) => {
        const gone = [...shown].flatMap(([id, content]) => (which === "all" || isFailure(content) ? [id] : []));
        for (const id of gone) shown.delete(id);
        // Sonner renders a new toast in a later task. One that was dismissed before then would stay.
        setTimeout(() => {
          for (const id of gone) sonner.dismiss(id);
        });
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
