import Copy from "lucide-react/icons/copy";
import Flag from "lucide-react/icons/flag";
import Pencil from "lucide-react/icons/pencil";
import Reply from "lucide-react/icons/reply";
import Trash from "lucide-react/icons/trash-2";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { useStore } from "zustand";
import { MESSAGE_EDIT_MINUTES } from "../../../schema/limits.ts";
import { ReportPanel } from "../../safety/report-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { copyText } from "../../ui/button/copy-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { ReactionToggles } from "../../ui/message/reaction-toggles.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { KnownMessage } from "../history/message-merge.ts";
import { asReaction } from "../reaction/reaction-names.ts";
import { reactionToggles } from "../reaction/reaction-view.ts";
import { ReactorsPanel } from "../reaction/reactors-panel.tsx";
import type { Thread } from "../thread.ts";
import { unknownUser } from "../unknown-user.ts";
import type { MessageActions } from "./message-actions.ts";

interface Props {
  message: KnownMessage;
  thread: Thread;
  /** Both are undefined if the member may not write. */
  actions: Pick<MessageActions, "reply" | "react">;
  onEdit: () => void;
  onClose: () => void;
}

type Step = "menu" | "reactors" | "delete" | "report";

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text);
  if (isCopied) toast({ title: "Copied!", message: "The message is on your clipboard." });
  else toast({ title: "Error", message: "This browser doesn't allow copying.", variant: "destructive" });
}

/** The actions on one message: react, reply, copy, edit and delete the member's own, report others. */
export function MessageMenu({ message, thread, actions: { reply, react }, onEdit, onClose }: Props) {
  const [step, setStep] = useState<Step>("menu");
  const isOwn = message.senderId === thread.memberId;
  const name = message.senderName || unknownUser;
  // This device's clock may be wrong. The server decides.
  const mayEdit = reply && isOwn && Date.now() - message.createdAt < MESSAGE_EDIT_MINUTES * 60_000;

  // The newest version, because others may react while the menu is open.
  const current = useStore(thread.store, ({ visible }) => visible.find(({ seq }) => seq === message.seq)) ?? message;

  function toggle(emoji: string, isOn: boolean) {
    const reaction = asReaction(emoji);
    if (reaction) react?.(message.seq, reaction, isOn);
    onClose();
  }

  function remove() {
    thread.remove(message.seq);
    onClose();
  }

  if (step === "report") {
    const subject = { kind: "message", threadId: thread.threadId, seq: message.seq } as const;
    return <ReportPanel subject={subject} name={name} onClose={onClose} />;
  }
  if (step === "reactors") return <ReactorsPanel threadId={thread.threadId} seq={message.seq} onClose={onClose} />;
  if (step === "delete") {
    return (
      <ConfirmDialog
        open
        title="Delete this message?"
        confirmLabel="Delete"
        danger
        onConfirm={remove}
        onCancel={onClose}
      >
        Nobody can read it anymore. Everyone still sees that there was a message.
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={isOwn ? "Your message" : `Message from ${name}`}
      size="small"
    >
      <Stack $gap={8}>
        {react && <ReactionToggles offered={reactionToggles(current)} onToggle={toggle} />}
        {reply && (
          <Button
            variant="secondary"
            block
            icon={<Reply aria-hidden />}
            onClick={() => {
              onClose();
              reply(message);
            }}
          >
            Reply
          </Button>
        )}
        {current.reactions && current.reactions.length > 0 && (
          <Button variant="secondary" block icon={<Users aria-hidden />} onClick={() => setStep("reactors")}>
            Who reacted
          </Button>
        )}
        {mayEdit && (
          <Button variant="secondary" block icon={<Pencil aria-hidden />} onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button
          variant="secondary"
          block
          icon={<Copy aria-hidden />}
          onClick={() => {
            void copy(message.content);
            onClose();
          }}
        >
          Copy
        </Button>
        {isOwn ? (
          <Button variant="danger" block icon={<Trash aria-hidden />} onClick={() => setStep("delete")}>
            Delete
          </Button>
        ) : (
          <Button variant="secondary" block icon={<Flag aria-hidden />} onClick={() => setStep("report")}>
            Report
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
