import type { Mention } from "../../../schema/thread/message.ts";
import { MemberSheetPanel } from "../../member/sheet/member-sheet-panel.tsx";
import { ReportPanel } from "../../safety/report-panel.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { PhotoViewer } from "../attachment/photo/photo-viewer.tsx";
import { ForwardDialog } from "../forward/forward-dialog.tsx";
import type { KnownMessage } from "../history/message-merge.ts";
import { VotersPanel } from "../poll/voters-panel.tsx";
import { ReactorsPanel } from "../reaction/reactors-panel.tsx";
import { SeenPanel } from "../seen/seen-panel.tsx";
import type { Thread } from "../thread.ts";
import { unknownUser } from "../thread-text.ts";
import type { MessageDialogKind } from "./message-actions.ts";
import * as text from "./message-text.ts";

interface Props {
  kind: MessageDialogKind;
  message: KnownMessage;
  /** Whose sheet it is. */
  member?: Mention;
  thread: Thread;
  onClose: () => void;
}

/** Shows who reacted to a message or who wrote it, asks before it is deleted, or reports it. */
export function MessageDialog({ kind, message, member, thread, onClose }: Props) {
  const { seq, senderName, poll } = message;
  const { threadId } = thread;
  switch (kind) {
    case "reactors":
      return <ReactorsPanel threadId={threadId} seq={seq} onClose={onClose} />;
    case "seen":
      return <SeenPanel threadId={threadId} seq={seq} onClose={onClose} />;
    case "voters":
      return poll ? <VotersPanel threadId={threadId} seq={seq} poll={poll} onClose={onClose} /> : null;
    case "photo":
      return <PhotoViewer message={message} myId={thread.memberId} onClose={onClose} />;
    case "report":
      return (
        <ReportPanel subject={{ kind: "message", threadId, seq }} name={senderName || unknownUser} onClose={onClose} />
      );
    case "forward":
      return <ForwardDialog message={{ threadId, seq }} myId={thread.memberId} onClose={onClose} />;
    case "member":
      return member ? <MemberSheetPanel member={member} onClose={onClose} /> : null;
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
