import { errorTextOf, toastError } from "../frame/error-text.ts";
import { codeOf } from "../net/http/api-error.ts";
import { toast } from "../ui/feedback/toast.ts";
import * as text from "./event-text.ts";

/**
 * EVENT-151: on the event’s own page, why a registration was not made. Whoever is registered already has what they wanted, so
 * that is no failure.
 */
export function toastNotRegisteredOnPage(error: unknown): void {
  const code = codeOf(error);
  if (code === "event/already-registered") toast({ ...errorTextOf(code), title: text.alreadyOnPage });
  else toastError(error, text.failedOnPage);
}

/** EVENT-151: the same on a card. */
export function toastNotRegistered(error: unknown): void {
  const code = codeOf(error);
  if (code === "event/already-registered") toast(errorTextOf(code));
  else toastError(error, text.registrationFailed);
}
