import ShieldCheck from "lucide-react/icons/shield-check";
import type { RefObject } from "react";
import type { Conversation } from "../../../schema/chat/api.ts";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { AvatarButton } from "../../ui/avatar/avatar-button.tsx";
import { nameOf, partnersIn, supervisionText, titleOf } from "../conversation-names.ts";
import { ConversationBar } from "./conversation-bar.tsx";
import { ConversationDetail } from "./conversation-detail.tsx";
import { ConversationMenu } from "./conversation-menu.tsx";
import { aboutAction } from "./conversation-text.ts";

interface Props {
  conversation: Conversation;
  myId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Who the conversation is with, who else can read it, and the menu to block or report. */
export function ConversationHeader({ conversation, myId, heading }: Props) {
  const { openSheet, isFetching, sheet } = useMemberSheet();
  const supervision = supervisionText(conversation, myId);
  const partners = partnersIn(conversation, myId);
  const [partner] = partners;
  return (
    <>
      <ConversationBar
        start={
          partner && (
            <AvatarButton
              label={aboutAction(nameOf(partner))}
              name={partner.displayName}
              src={partner.avatarUrl}
              busy={isFetching}
              aria-haspopup="dialog"
              onPress={() => openSheet({ memberId: partner.memberId, displayName: nameOf(partner) })}
            />
          )
        }
        title={titleOf(conversation, myId)}
        titleRef={heading}
        detail={<ConversationDetail partners={partners} />}
        note={supervision === null ? undefined : { icon: <ShieldCheck aria-hidden />, text: supervision }}
      >
        <ConversationMenu conversation={conversation} myId={myId} onAbout={openSheet} />
      </ConversationBar>
      {sheet}
    </>
  );
}
