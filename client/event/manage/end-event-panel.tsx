import { useState } from "react";
import { cancelEvent, EVENT_CANCEL_REASON_MAX_LENGTH, type ManagedEvent } from "../../../schema/event/manage-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { applyManagedEvent, useDeleteEvent } from "./manage-queries.ts";
import * as text from "./manage-text.ts";

interface Props {
  event: ManagedEvent;
  onDeleted: () => void;
}

/** Cancels or deletes an event. */
export function EndEventPanel({ event, onDeleted }: Props) {
  const [asked, setAsked] = useState<"cancel" | "delete" | null>(null);
  const close = () => setAsked(null);
  return (
    <Panel title={text.endSection}>
      <Stack $gap={16}>
        {!event.canDelete && <SecondaryText>{text.deleteHint}</SecondaryText>}
        <Cluster>
          {!event.isCancelled && (
            <Button variant="secondary" onClick={() => setAsked("cancel")}>
              {text.cancelButton}
            </Button>
          )}
          {event.canDelete && (
            <Button variant="danger" onClick={() => setAsked("delete")}>
              {text.deleteButton}
            </Button>
          )}
        </Cluster>
      </Stack>
      {asked === "cancel" && <CancelDialog event={event} onClose={close} />}
      {asked === "delete" && <DeleteDialog eventId={event.eventId} onClose={close} onDeleted={onDeleted} />}
    </Panel>
  );
}

function CancelDialog({ event, onClose }: { event: ManagedEvent; onClose: () => void }) {
  const { field, isBusy, submit } = useApiForm(cancelEvent, {
    params: { eventId: event.eventId },
    defaultValues: { reason: "" },
    requiredTexts: { reason: text.reasonRequired },
    failedText: text.cancelFailed,
    onSuccess(cancelled) {
      toast(text.cancelledToast);
      onClose();
      applyManagedEvent(cancelled);
    },
  });
  const seats = event.currentAttendees + event.heldSeats;
  return (
    <FormDialog
      title={text.cancelTitle}
      description={text.cancelEffect(seats, event.waiting, event.ticketPriceKobo !== null)}
      submitLabel={text.cancelConfirm}
      cancelLabel={text.keepButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextArea
        label={text.reasonLabel}
        hint={text.reasonHint}
        maxLength={EVENT_CANCEL_REASON_MAX_LENGTH}
        dir="auto"
        autoFocus
        required
        {...field("reason")}
      />
    </FormDialog>
  );
}

interface DeleteProps {
  eventId: string;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ eventId, onClose, onDeleted }: DeleteProps) {
  const remove = useDeleteEvent(eventId);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess() {
        toast(text.deletedToast);
        onDeleted();
      },
      onError(error) {
        toastError(error, text.deleteFailed);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={text.deleteTitle}
      confirmLabel={text.deleteButton}
      cancelLabel={text.keepButton}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {text.deleteQuestion}
    </ConfirmDialog>
  );
}
