import { useState } from "react";
import { toastError } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { LateConfirmDialog } from "../../ui/overlay/late-confirm-dialog.tsx";
import { useLeaveWaitingList } from "./waiting-queries.ts";
import * as text from "./waiting-text.ts";

interface Props {
  eventId: string;
  label: string;
  title: string;
  question: string;
  confirmLabel: string;
  cancelLabel: string;
}

/** Leaves the waiting list, after a question. */
export function LeaveButton({ eventId, label, title, question, confirmLabel, cancelLabel }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeaveWaitingList(eventId);
  // Not the callbacks of `mutate`: they are lost when the refreshed event replaces this button.
  const confirm = () =>
    void leave
      .mutateAsync()
      .then(
        () => toast(text.leftToast),
        (error: unknown) => toastError(error, text.leaveFailed),
      )
      .finally(() => setIsAsking(false));
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <LateConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        danger
        busy={leave.isPending}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        {question}
      </LateConfirmDialog>
    </>
  );
}
