import { errorTextFor } from "../../frame/error-text.ts";
import { ApiError, type FailureCode } from "../../net/http/api-error.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { Change } from "./changes.ts";
import { refusedTitles } from "./pending-text.ts";

/** Shows a toast with the reason why a change was undone. */
export function toastRefused({ kind }: Change, code: FailureCode): void {
  toast({ title: refusedTitles[kind], message: errorTextFor(new ApiError(code)).message, variant: "destructive" });
}
