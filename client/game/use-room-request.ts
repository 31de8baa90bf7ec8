import { useMutation } from "@tanstack/react-query";
import { type ErrorText, toastError } from "../frame/error-text.ts";

/** A request to the room, such as `start`. `failure` is the toast if the room gives no reason. */
export function useRoomRequest(request: () => Promise<void>, failure: ErrorText) {
  return useMutation({
    mutationFn: request,
    // The room's connection detects that it is offline sooner than the browser does.
    networkMode: "always",
    onError: (error) => toastError(error, failure),
  });
}
