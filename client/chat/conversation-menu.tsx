import { useQuery, useQueryClient } from "@tanstack/react-query";
import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import { type Conversation, readConversation } from "../../schema/chat/api.ts";
import { block, listBlocked, unblock } from "../../schema/safety/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { call } from "../net/http.ts";
import { ReportPanel } from "../safety/report-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Stack } from "../ui/layout/stack.ts";
import { ConfirmDialog } from "../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { nameOf, othersIn, partnersIn } from "./conversation-names.ts";
import { applyConversation } from "./conversations.ts";

interface Props {
  conversation: Conversation;
  myId: string;
  onClose: () => void;
}

type Other = Conversation["members"][number];
type Step = { kind: "menu" } | { kind: "block" | "report"; other: Other };

const blockedKey = ["safety", "blocked"];

/** What can be done about the people of a conversation: block, unblock, report. */
export function ConversationMenu({ conversation, myId, onClose }: Props) {
  const [step, setStep] = useState<Step>({ kind: "menu" });
  const [isBusy, setIsBusy] = useState(false);
  const cache = useQueryClient();
  const blocked = useQuery({ queryKey: blockedKey, queryFn: () => call(listBlocked), staleTime: 0 });
  const partners = new Set(partnersIn(conversation, myId).map(({ memberId }) => memberId));
  const isBlocked = (memberId: string) => blocked.data?.blocked.some((each) => each.memberId === memberId) ?? false;

  async function change({ memberId, displayName }: Other, isUnblocking: boolean) {
    setIsBusy(true);
    try {
      await call(isUnblocking ? unblock : block, { params: { memberId } });
      const name = nameOf({ displayName });
      toast({
        title: isUnblocking ? "Unblocked" : "Blocked",
        message: isUnblocking ? `You and ${name} can write again.` : `${name} cannot write to you any more.`,
      });
      void cache.invalidateQueries({ queryKey: blockedKey });
      // Whether one may write changed with it; the member's own line may say so too.
      const { conversationId } = conversation;
      call(readConversation, { params: { conversationId } }).then(applyConversation, () => {});
      onClose();
    } catch (error) {
      toast({ ...errorTextFor(error), variant: "destructive" });
      setIsBusy(false);
    }
  }

  if (step.kind === "report") {
    const { memberId } = step.other;
    return <ReportPanel subject={{ kind: "profile", memberId }} name={nameOf(step.other)} onClose={onClose} />;
  }
  if (step.kind === "block") {
    const name = nameOf(step.other);
    return (
      <ConfirmDialog
        open
        title={`Block ${name}?`}
        confirmLabel="Block"
        danger
        busy={isBusy}
        onConfirm={() => void change(step.other, false)}
        onCancel={onClose}
      >
        Neither of you can write to the other or find them. {name} is not told. You can take it back here.
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title="This conversation" size="small">
      <Stack $gap={8}>
        {othersIn(conversation, myId).map((other) => (
          <Stack key={other.memberId} $gap={8}>
            {partners.has(other.memberId) &&
              (isBlocked(other.memberId) ? (
                <Button
                  variant="secondary"
                  block
                  busy={isBusy}
                  icon={<Ban aria-hidden />}
                  onClick={() => void change(other, true)}
                >
                  Unblock {nameOf(other)}
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  block
                  busy={blocked.isPending}
                  icon={<Ban aria-hidden />}
                  onClick={() => setStep({ kind: "block", other })}
                >
                  Block {nameOf(other)}
                </Button>
              ))}
            <Button
              variant="secondary"
              block
              icon={<Flag aria-hidden />}
              onClick={() => setStep({ kind: "report", other })}
            >
              Report {nameOf(other)}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
