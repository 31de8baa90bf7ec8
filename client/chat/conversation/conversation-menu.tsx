import { useQuery } from "@tanstack/react-query";
import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import type { Conversation } from "../../../schema/chat/api.ts";
import { listBlocked } from "../../../schema/safety/api.ts";
import { call } from "../../net/http/http.ts";
import { usePart } from "../../ui/late/use-part.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import { blockedKey, useBlockMutation } from "../chat-queries.ts";
import { nameOf, othersIn, partnersIn } from "../conversation-names.ts";
import * as text from "./conversation-text.ts";
import { useMute } from "./use-mute.tsx";

interface Props {
  conversation: Conversation;
  myId: string;
  /** Opens the sheet of a member. */
  onAbout: (member: { memberId: string; displayName: string }) => void;
}

type Other = Conversation["members"][number];

/** Mutes a conversation, and shows, blocks, unblocks or reports the people in it. */
export function ConversationMenu({ conversation, myId, onAbout }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<{ about: "block" | "report"; other: Other } | null>(null);
  const close = () => setAsked(null);
  const { mutate, isPending: isBusy } = useBlockMutation(conversation.conversationId, close);
  const mute = useMute(conversation.conversationId, isOpen);
  const blocked = useQuery({ queryKey: blockedKey, queryFn: () => call(listBlocked), enabled: isOpen, staleTime: 0 });
  const confirm = usePart(() => import("../../ui/overlay/confirm-dialog.tsx"), asked?.about === "block", close);
  const report = usePart(() => import("../../safety/report-panel.tsx"), asked?.about === "report", close);

  function blockAction(other: Other): MenuAction {
    const isBlocked = blocked.data?.blocked.some(({ memberId }) => memberId === other.memberId) ?? false;
    const name = nameOf(other);
    return {
      label: isBlocked ? text.unblockAction(name) : text.blockAction(name),
      icon: <Ban aria-hidden />,
      busy: blocked.isPending,
      onPress: () => (isBlocked ? mutate({ other, isUnblocking: true }) : setAsked({ about: "block", other })),
    };
  }

  function actions(): MenuAction[] {
    const partners = partnersIn(conversation, myId);
    const people = othersIn(conversation, myId).flatMap((other) => {
      const about = {
        label: text.aboutAction(nameOf(other)),
        icon: <UserRound aria-hidden />,
        onPress: () => onAbout({ memberId: other.memberId, displayName: nameOf(other) }),
      };
      const report = {
        label: text.reportAction(nameOf(other)),
        icon: <Flag aria-hidden />,
        onPress: () => setAsked({ about: "report", other }),
      };
      return partners.includes(other) ? [about, blockAction(other), report] : [about, report];
    });
    return [mute.action, ...people];
  }

  const name = asked === null ? "" : nameOf(asked.other);
  return (
    <>
      <MenuButton
        label={text.menuLabel}
        title={text.menuTitle}
        busy={confirm.isFetching || report.isFetching || isBusy || mute.isPending}
        actions={actions}
        onOpenChange={setIsOpen}
      />
      {confirm.part && asked?.about === "block" && (
        <confirm.part.ConfirmDialog
          open
          title={text.blockTitle(name)}
          confirmLabel={text.blockButton}
          danger
          busy={isBusy}
          onConfirm={() => mutate({ other: asked.other, isUnblocking: false })}
          onCancel={close}
        >
          {text.blockConsequence(name)}
        </confirm.part.ConfirmDialog>
      )}
      {report.part && asked?.about === "report" && (
        <report.part.ReportPanel
          subject={{ kind: "profile", memberId: asked.other.memberId }}
          name={name}
          onClose={close}
        />
      )}
    </>
  );
}
