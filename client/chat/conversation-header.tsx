import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import ShieldCheck from "lucide-react/icons/shield-check";
import { type RefObject, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Conversation } from "../../schema/chat/api.ts";
import { RoleBadges } from "../member/role-badges-panel.tsx";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { toastLoadFailed, useLazyModule } from "../ui/overlay/use-lazy-module.ts";
import { PaneHeader } from "../ui/pane/pane-header.tsx";
import { partnersIn, supervisionText, titleOf } from "./conversation-names.ts";

interface Props {
  conversation: Conversation;
  myId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Who the conversation is with, who else can read it, and the menu to block or report. */
export function ConversationHeader({ conversation, myId, heading }: Props) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { part: menu, isFetching } = useLazyModule(
    () => import("./conversation-menu.tsx"),
    isMenuOpen,
    () => {
      setIsMenuOpen(false);
      toastLoadFailed();
    },
  );
  const title = titleOf(conversation, myId);
  const supervisor = supervisionText(conversation, myId);
  const [partner, ...others] = partnersIn(conversation, myId);
  // Members who came from the list go back in the history, so that the phone's back button does not lead here again.
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  const back = () => void (isFromList ? navigate(-1) : navigate("/messages", { replace: true }));
  return (
    <>
      <PaneHeader
        backLabel="Back to your conversations"
        onBack={back}
        isBackOnPhoneOnly
        start={<Avatar name={partner?.displayName ?? ""} size={40} />}
        title={title}
        titleRef={heading}
        // With two names in the title, it would be unclear whose roles these are.
        detail={partner && others.length === 0 && partner.roles.length > 0 && <RoleBadges roles={partner.roles} />}
      >
        <IconButton
          label="Block or report"
          icon={<EllipsisVertical />}
          aria-haspopup="dialog"
          busy={isFetching}
          onClick={() => setIsMenuOpen(true)}
        />
      </PaneHeader>
      {supervisor !== null && (
        <Notice shape="strip" icon={<ShieldCheck aria-hidden />}>
          {supervisor}
        </Notice>
      )}
      {menu && isMenuOpen && (
        <menu.ConversationMenu conversation={conversation} myId={myId} onClose={() => setIsMenuOpen(false)} />
      )}
    </>
  );
}
