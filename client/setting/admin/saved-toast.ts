import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./setting-text.ts";

/** After a change of what pages contain: this page has the old settings until it is loaded again. */
export const toastSavedOnPages = (): void =>
  toast({
    title: text.savedTitle,
    message: text.savedOnPages,
    action: { label: text.reloadButton, onPress: () => globalThis.location.reload() },
  });

export const toastSaved = (): void => toast({ title: text.savedTitle });
