import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { currentMember, endSession } from "../../net/session.ts";
import { localStore } from "../../net/storage/local-storage.ts";
import { hasUnsent } from "../../net/storage/unsent.ts";
import { LateConfirmDialog } from "../../ui/overlay/late-confirm-dialog.tsx";
import { toastError } from "../error-text.ts";
import * as text from "./sign-out-text.ts";

interface Options {
  /** Ends the member's sessions on all devices. */
  everywhere?: boolean;
  onDone?: (() => void) | undefined;
}

interface SignOut {
  press: () => void;
  isPending: boolean;
  isAsking: boolean;
  /** Render it. Where the button is in a dialog, render it in place of that while `isAsking`. */
  question: ReactNode;
}

/**
 * Signs out and goes to the home page. APP-12: asks first if that would remove something that is not sent yet. If it fails, a
 * toast reports it and nothing changes.
 */
export function useSignOut({ everywhere = false, onDone }: Options = {}): SignOut {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession({ everywhere }),
    onSuccess() {
      onDone?.();
      navigate("/");
    },
    onError: (error) => toastError(error),
    onSettled: () => setIsAsking(false),
  });

  function press() {
    const memberId = currentMember()?.memberId;
    if (memberId !== undefined && hasUnsent(localStore(), memberId)) setIsAsking(true);
    else mutate();
  }

  const question = (
    <LateConfirmDialog
      open={isAsking}
      title={text.unsentTitle}
      confirmLabel={text.signOutAnywayButton}
      danger
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={() => setIsAsking(false)}
    >
      {text.unsentQuestion}
    </LateConfirmDialog>
  );
  return { press, isPending, isAsking, question };
}
