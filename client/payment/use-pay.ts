import { useState } from "react";
import { errorTextFor } from "../frame/error-text.ts";
import { toast } from "../ui/feedback/toast.ts";
import { payPath } from "./payment-paths.ts";
import { useStartPayment } from "./payment-queries.ts";
import * as text from "./payment-text.ts";

/** Keeps a seat and goes to its payment page, or to the page of the inline checkout. */
export function usePay(eventId: string): { pay: () => void; isBusy: boolean } {
  const start = useStartPayment(eventId);
  const [isLeaving, setIsLeaving] = useState(false);
  const pay = () =>
    start.mutate(undefined, {
      onSuccess: ({ link }) => {
        setIsLeaving(true);
        window.location.assign(link ?? payPath(eventId));
      },
      onError: (error) => toast({ ...errorTextFor(error, text.startFailed), variant: "destructive" }),
    });
  return { pay, isBusy: start.isPending || isLeaving };
}
