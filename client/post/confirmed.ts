import { type ErrorText, errorTextFor } from "../frame/error-text.ts";
import { toast } from "../ui/feedback/toast.ts";

/** Sends a change and says how it went. `onGone` moves the focus, because what had it is about to disappear. */
export async function confirmed(
  send: () => Promise<unknown>,
  { done, failed, onGone }: { done: ErrorText; failed: ErrorText; onGone: () => void },
): Promise<void> {
  try {
    await send();
    onGone();
    toast(done);
  } catch (error) {
    toast({ ...errorTextFor(error, failed), variant: "destructive" });
  }
}
