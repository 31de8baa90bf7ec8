import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { errorTextFor } from "../frame/error-text.ts";
import { endSession } from "../net/session.ts";
import { toast } from "../ui/feedback/toast.ts";

interface SignOut {
  /** Ends the member's sessions on all devices. */
  everywhere?: boolean;
  onDone?: (() => void) | undefined;
}

/** Signs out and goes to the home page. If that fails, a toast says so and nothing changes. */
export function useSignOut({ everywhere = false, onDone }: SignOut = {}) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => endSession({ everywhere }),
    onSuccess() {
      onDone?.();
      navigate("/");
    },
    onError: (error) => toast({ ...errorTextFor(error), variant: "destructive" }),
  });
}
