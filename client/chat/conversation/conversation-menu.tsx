import { useQuery } from "@tanstack/react-query";
import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import type { Conversation } from "../../../schema/chat/api.ts";
import { listBlocked } from "../../../schema/safety/api.ts";
import { call } from "../../net/http/http.ts";
import { ReportPanel } from "../../safety/report-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { blockedKey, useBlockMutation } from "../chat-queries.ts";
import { nameOf, othersIn, partnersIn } from "../conversation-names.ts";

interface Props {
  conversation: Conversation;
  myId: string;
  onClose: () => void;
}

type Other = Conversation["members"][number];
type Step = { kind: "menu" } | { kind: "block" | "report"; other: Other };

/** Blocks, unblocks or reports the people in a conversation. */
export function ConversationMenu({ conversation, myId, onClose }: Props) {
  const [step, setStep] = useState<Step>({ kind: "menu" });
  const { mutate, isPending: isBusy } = useBlockMutation(conversation.conversationId, onClose);
  const blocked = useQuery({ queryKey: blockedKey, queryFn: () => call(listBlocked), staleTime: 0 });
  const partners = new Set(partnersIn(conversation, myId).map(({ memberId }) => memberId));
  const isBlocked = (memberId: string) => blocked.data?.blocked.some((each) => each.memberId === memberId) ?? false;

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
        onConfirm={() => mutate({ other: step.other, isUnblocking: false })}
        onCancel={onClose}
      >
        You won't be able to message or find each other. We don't tell {name}. You can unblock them here.
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
                  onClick={() => mutate({ other, isUnblocking: true })}
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
