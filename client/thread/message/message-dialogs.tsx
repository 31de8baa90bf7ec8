import { ReportPanel } from "../../safety/report-panel.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import type { KnownMessage } from "../history/message-merge.ts";
import { ReactorsPanel } from "../reaction/reactors-panel.tsx";
import type { Thread } from "../thread.ts";
import { unknownUser } from "../thread-text.ts";
import type { MessageDialogKind } from "./message-actions.ts";
import * as text from "./message-text.ts";

interface Props {
  kind: MessageDialogKind;
  message: KnownMessage;
  thread: Thread;
  onClose: () => void;
}

/** Shows who reacted to a message, asks before it is deleted, or reports it. */
export function MessageDialog({ kind, message: { seq, senderName }, thread, onClose }: Props) {
  const { threadId } = thread;
  switch (kind) {
    case "reactors":
      return <ReactorsPanel threadId={threadId} seq={seq} onClose={onClose} />;
    case "report":
      return (
        <ReportPanel subject={{ kind: "message", threadId, seq }} name={senderName || unknownUser} onClose={onClose} />
      );
    case "delete":
      return (
        <ConfirmDialog
          open
          title={text.deleteTitle}
          confirmLabel={text.deleteButton}
          danger
          onConfirm={() => {
            thread.remove(seq);
            onClose();
          }}
          onCancel={onClose}
        >
          {text.deleteConsequence}
        </ConfirmDialog>
      );
  }
}
