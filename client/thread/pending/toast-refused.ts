import { errorTextFor, loadErrorTextOf } from "../../frame/error-text.ts";
import { ApiError, type FailureCode } from "../../net/http/api-error.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { Change } from "./changes.ts";
import { askedMessage, askedTitle, refusedTitles } from "./pending-text.ts";

/** Shows a toast with the reason why a change was undone. */
export async function toastRefused({ kind }: Change, code: FailureCode): Promise<void> {
  // It was refused by a room, perhaps while another screen was open.
  await loadErrorTextOf(code);
  toast({ title: refusedTitles[kind], message: errorTextFor(new ApiError(code)).message, variant: "destructive" });
}

/** Says that a message or an edit waits until its sender confirms the contact data in it. */
export function toastAsked(): void {
  toast({ title: askedTitle, message: askedMessage });
}
