import ShieldCheck from "lucide-react/icons/shield-check";
import type { RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Conversation } from "../../../schema/chat/api.ts";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { AvatarButton } from "../../ui/avatar/avatar-button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { PaneHeader } from "../../ui/pane/pane-header.tsx";
import { nameOf, partnersIn, supervisionText, titleOf } from "../conversation-names.ts";
import { ConversationMenu } from "./conversation-menu.tsx";
import { aboutAction, backLabel } from "./conversation-text.ts";

interface Props {
  conversation: Conversation;
  myId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Who the conversation is with, who else can read it, and the menu to block or report. */
export function ConversationHeader({ conversation, myId, heading }: Props) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { openSheet, isFetching, sheet } = useMemberSheet();
  const title = titleOf(conversation, myId);
  const supervisor = supervisionText(conversation, myId);
  const [partner, ...others] = partnersIn(conversation, myId);
  // Members who came from the list go back in the history, so that the phone's back button does not lead here again.
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  const back = () => void (isFromList ? navigate(-1) : navigate("/messages", { replace: true }));
  return (
    <>
      <PaneHeader
        backLabel={backLabel}
        onBack={back}
        isBackOnPhoneOnly
        start={
          partner && (
            <AvatarButton
              label={aboutAction(nameOf(partner))}
              name={partner.displayName}
              busy={isFetching}
              aria-haspopup="dialog"
              onPress={() => openSheet({ memberId: partner.memberId, displayName: nameOf(partner) })}
            />
          )
        }
        title={title}
        titleRef={heading}
        // With two names in the title, it would be unclear whose roles these are.
        detail={partner && others.length === 0 && partner.roles.length > 0 && <RoleBadges roles={partner.roles} />}
      >
        <ConversationMenu conversation={conversation} myId={myId} onAbout={openSheet} />
      </PaneHeader>
      {sheet}
      {supervisor !== null && (
        <Notice shape="strip" icon={<ShieldCheck aria-hidden />}>
          {supervisor}
        </Notice>
      )}
    </>
  );
}
