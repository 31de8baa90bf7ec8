import ArrowLeft from "lucide-react/icons/arrow-left";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import ShieldCheck from "lucide-react/icons/shield-check";
import { type RefObject, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import styled from "styled-components";
import type { Conversation } from "../../schema/chat/api.ts";
import { RoleBadges } from "../member/role-badges-panel.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { PaneNotice } from "../ui/feedback/pane-notice.tsx";
import { toastLoadFailed, useLazyModule } from "../ui/overlay/use-lazy-module.ts";
import { Avatar } from "../ui/text/avatar.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { color, from } from "../ui/theme/css.ts";
import { partnersIn, supervisionText, titleOf } from "./conversation-names.ts";

interface Props {
  conversation: Conversation;
  myId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

const Bar = styled.header`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-height: 60px;
  padding: 6px 8px;
  border-bottom: 1px solid ${color.line};
`;

const Who = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  > h1 { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; outline: none; }
`;

// Side by side with the list there is nowhere to go back to.
const Back = styled.div`${from.tablet} { display: none; }`;

/** With whom one writes, who can read it too, and what can be done about them. */
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
  // Whoever came from the list goes back to it, so that the phone's own back button does not lead here again.
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  const back = () => void (isFromList ? navigate(-1) : navigate("/messages", { replace: true }));
  return (
    <>
      <Bar>
        <Back>
          <IconButton label="Back to your conversations" icon={<ArrowLeft />} onClick={back} />
        </Back>
        <Avatar name={partner?.displayName ?? ""} size={40} />
        <Who>
          <Heading level={1} size="lead" ref={heading} tabIndex={-1} title={title}>
            {title}
          </Heading>
          {/* With two names in the title nobody could tell whose roles these are. */}
          {partner && others.length === 0 && <RoleBadges roles={partner.roles} />}
        </Who>
        <IconButton
          label="Block or report"
          icon={<EllipsisVertical />}
          aria-haspopup="dialog"
          busy={isFetching}
          onClick={() => setIsMenuOpen(true)}
        />
      </Bar>
      {supervisor !== null && <PaneNotice icon={<ShieldCheck aria-hidden />}>{supervisor}</PaneNotice>}
      {menu && isMenuOpen && (
        <menu.ConversationMenu conversation={conversation} myId={myId} onClose={() => setIsMenuOpen(false)} />
      )}
    </>
  );
}
