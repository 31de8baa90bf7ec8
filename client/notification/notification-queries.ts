import { useMutation } from "@tanstack/react-query";
import { toastError } from "../frame/error-text.ts";
import { markRead, readEarlier } from "./notifications.ts";

const toastFailure = (error: unknown) => toastError(error);

/** Marks all notifications as read. */
export const useMarkAllRead = () => useMutation({ mutationFn: () => markRead(), onError: toastFailure });

/** Adds the page of notifications before the shown ones. */
export const useReadEarlier = () => useMutation({ mutationFn: readEarlier, onError: toastFailure });
