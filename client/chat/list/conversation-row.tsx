import type { Conversation } from "../../../schema/chat/api.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { unsentBadge } from "../../thread/thread-text.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { shortCount } from "../../ui/format/short-count.ts";
import { shortTime } from "../../ui/format/short-time.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { partnersIn, previewOf, titleOf } from "../conversation-names.ts";
import { unreadSuffix } from "./list-text.ts";

interface Props {
  conversation: Conversation;
  myId: string;
  isOpen: boolean;
  /** It has messages that the server does not have yet. */
  isUnsent: boolean;
}

/** One conversation: its people, its last message and time, and the number of unread messages. */
export function ConversationRow({ conversation, myId, isOpen, isUnsent }: Props) {
  const { conversationId, lastMessageAt, unread } = conversation;
  const [partner, ...others] = partnersIn(conversation, myId);
  const title = titleOf(conversation, myId);
  return (
    <ListRow
      to={`/messages?with=${conversationId}`}
      state={{ isFromList: true }}
      current={isOpen}
      start={<Avatar name={partner?.displayName ?? ""} src={partner?.avatarUrl} />}
      title={
        partner && others.length === 0 ? (
          <MemberName name={title} formerName={partner.formerName} roles={partner.roles} />
        ) : (
          title
        )
      }
      detail={previewOf(conversation, myId)}
      titleEnd={lastMessageAt !== null && shortTime(lastMessageAt, Date.now())}
      detailEnd={
        <>
          {isUnsent && (
            <Badge tone="warning" size="small">
              {unsentBadge}
            </Badge>
          )}
          {unread > 0 && (
            <Badge tone="bright">
              {shortCount(unread)}
              <VisuallyHidden>{unreadSuffix}</VisuallyHidden>
            </Badge>
          )}
        </>
      }
    />
  );
}
