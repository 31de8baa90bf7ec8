import { toast } from "../ui/feedback/toast.ts";
import { type ErrorText, toastError } from "./error-text.ts";

/** Sends a change and says how it went. */
export async function confirmed(
  send: () => Promise<unknown>,
  { done, failed }: { done: ErrorText; failed: ErrorText },
): Promise<void> {
  try {
    await send();
    toast(done);
  } catch (error) {
    toastError(error, failed);
  }
}
