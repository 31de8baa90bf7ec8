import { useMutation } from "@tanstack/react-query";
import { type ErrorText, errorTextFor } from "../frame/error-text.ts";
import { toast } from "../ui/feedback/toast.ts";

/** A request to the room, such as `start`. `failure` is the toast if the room gives no reason. */
export function useRoomRequest(request: () => Promise<void>, failure: ErrorText) {
  return useMutation({
    mutationFn: request,
    // The room's connection detects that it is offline sooner than the browser does.
    networkMode: "always",
    onError: (error) => toast({ ...errorTextFor(error, failure), variant: "destructive" }),
  });
}
