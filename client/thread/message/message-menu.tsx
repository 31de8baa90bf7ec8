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
import { reactorsTitle, unknownUser } from "../thread-text.ts";
import type { MessageActions } from "./message-actions.ts";
import * as text from "./message-text.ts";

interface Props {
  message: KnownMessage;
  thread: Thread;
  /** Both are undefined if the member may not write. */
  actions: Pick<MessageActions, "reply" | "react">;
  onEdit: () => void;
  onClose: () => void;
}

type Step = "menu" | "reactors" | "delete" | "report";

async function copy(content: string): Promise<void> {
  const isCopied = await copyText(content);
  if (isCopied) toast({ title: text.copiedTitle, message: text.copiedMessage });
  else toast({ title: text.notCopiedTitle, message: text.notCopiedMessage, variant: "destructive" });
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
        title={text.deleteTitle}
        confirmLabel={text.deleteButton}
        danger
        onConfirm={remove}
        onCancel={onClose}
      >
        {text.deleteConsequence}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={isOwn ? text.ownMenuTitle : text.menuTitle(name)}
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
            {text.replyButton}
          </Button>
        )}
        {current.reactions && current.reactions.length > 0 && (
          <Button variant="secondary" block icon={<Users aria-hidden />} onClick={() => setStep("reactors")}>
            {reactorsTitle}
          </Button>
        )}
        {mayEdit && (
          <Button variant="secondary" block icon={<Pencil aria-hidden />} onClick={onEdit}>
            {text.editButton}
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
          {text.copyButton}
        </Button>
        {isOwn ? (
          <Button variant="danger" block icon={<Trash aria-hidden />} onClick={() => setStep("delete")}>
            {text.deleteButton}
          </Button>
        ) : (
          <Button variant="secondary" block icon={<Flag aria-hidden />} onClick={() => setStep("report")}>
            {text.reportButton}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
