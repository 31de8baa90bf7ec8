import { errorTextFor } from "../../frame/error-text.ts";
import { ApiError, type FailureCode } from "../../net/http/api-error.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { Change } from "./changes.ts";

const titles: Readonly<Record<Change["kind"], string>> = {
  edit: "Your changes weren't saved",
  delete: "Your message wasn't deleted",
  react: "Failed to add reaction",
};

/** Shows a toast with the reason why a change was undone. */
export function toastRefused({ kind }: Change, code: FailureCode): void {
  toast({ title: titles[kind], message: errorTextFor(new ApiError(code)).message, variant: "destructive" });
}
