import ShieldCheck from "lucide-react/icons/shield-check";
import type { RefObject } from "react";
import type { Conversation } from "../../../schema/chat/api.ts";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { partnersIn, supervisionText, titleOf } from "../conversation-names.ts";
import { ConversationBar } from "./conversation-bar.tsx";
import { ConversationMenu } from "./conversation-menu.tsx";

interface Props {
  conversation: Conversation;
  myId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Who the conversation is with, who else can read it, and the menu to block or report. */
export function ConversationHeader({ conversation, myId, heading }: Props) {
  const supervision = supervisionText(conversation, myId);
  const [partner, ...others] = partnersIn(conversation, myId);
  return (
    <ConversationBar
      start={<Avatar name={partner?.displayName ?? ""} size={40} />}
      title={titleOf(conversation, myId)}
      titleRef={heading}
      // With two names in the title, it would be unclear whose roles these are.
      detail={partner && others.length === 0 && partner.roles.length > 0 && <RoleBadges roles={partner.roles} />}
      note={supervision === null ? undefined : { icon: <ShieldCheck aria-hidden />, text: supervision }}
    >
      <ConversationMenu conversation={conversation} myId={myId} />
    </ConversationBar>
  );
}
