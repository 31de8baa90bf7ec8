import { useMutation } from "@tanstack/react-query";
import { errorTextFor } from "../frame/error-text.ts";
import { toast } from "../ui/feedback/toast.ts";
import { markRead, readEarlier } from "./notifications.ts";

const toastFailure = (error: unknown) => toast({ ...errorTextFor(error), variant: "destructive" });

/** Marks all notifications as read. */
export const useMarkAllRead = () => useMutation({ mutationFn: () => markRead(), onError: toastFailure });

/** Adds the page of notifications before the shown ones. */
export const useReadEarlier = () => useMutation({ mutationFn: readEarlier, onError: toastFailure });
