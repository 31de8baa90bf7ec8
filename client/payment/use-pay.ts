import { useState } from "react";
import { errorTextOf, toastError } from "../frame/error-text.ts";
import { codeOf } from "../net/http/api-error.ts";
import { toast } from "../ui/feedback/toast.ts";
import { payPath } from "./payment-paths.ts";
import { useStartPayment } from "./payment-queries.ts";
import * as text from "./payment-text.ts";

/** Keeps a seat and goes to its payment page, or to the page of the inline checkout. */
export function usePay(eventId: string): { pay: () => void; isBusy: boolean } {
  const start = useStartPayment(eventId);
  const [isLeaving, setIsLeaving] = useState(false);
  // Not the callbacks of `mutate`: they are lost when the refreshed event replaces the panel with the button.
  const pay = () =>
    void start.mutateAsync().then(({ link }) => {
      setIsLeaving(true);
      window.location.assign(link ?? payPath(eventId));
    }, toastNotStarted);
  return { pay, isBusy: start.isPending || isLeaving };
}

/** EVENT-151: whoever has a ticket already is told so, and not of a failure. */
function toastNotStarted(error: unknown): void {
  const code = codeOf(error);
  if (code === "event/already-registered") toast({ ...errorTextOf(code), title: text.alreadyTitle });
  else toastError(error, text.startFailed);
}
