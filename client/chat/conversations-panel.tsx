import type { Conversation } from "../../schema/chat/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { MemberName } from "../member/role-badges-panel.tsx";
import { useSession } from "../net/session.ts";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { Badge } from "../ui/badge/badge.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { shortCount } from "../ui/format/short-count.ts";
import { Card } from "../ui/layout/card.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { partnersIn, previewOf, titleOf } from "./conversation-names.ts";
import { useConversations } from "./conversations.ts";
import * as text from "./panel-text.ts";
import { unreadIn } from "./unread.ts";

/** The newest ones; the others are on the page of messages. */
const SHOWN = 5;

/** How many messages are unread, the newest conversations, and the ways to all of them. */
export function ConversationsPanel() {
  const { me } = useSession();
  const query = useConversations();
  const { data: conversations } = query;
  return (
    <Card>
      <Stack>
        {conversations ? (
          <>
            <Text $weight={700} role="status">
              {text.unreadText(unreadIn(conversations))}
            </Text>
            <Stack as="ul" $gap={4} style={{ marginInline: -12 }}>
              {conversations.slice(0, SHOWN).map((conversation) => (
                <li key={conversation.conversationId}>
                  <Row conversation={conversation} myId={me?.memberId ?? ""} />
                </li>
              ))}
            </Stack>
          </>
        ) : (
          <QueryState query={query} label={text.loading} rows={3} />
        )}
        <Cluster $gap={12}>
          <ButtonLink to="/messages">{text.messagesLink}</ButtonLink>
          <ButtonLink to="/chat" variant="secondary">
            {text.chatLink}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}

// Not the row of the page of messages, whose code every visit to that page would then load in more files.
function Row({ conversation, myId }: { conversation: Conversation; myId: string }) {
  const { conversationId, unread } = conversation;
  const [partner, ...others] = partnersIn(conversation, myId);
  const title = titleOf(conversation, myId);
  return (
    <ListRow
      to={`/messages?with=${conversationId}`}
      start={<Avatar name={partner?.displayName ?? ""} src={partner?.avatarUrl} />}
      title={
        partner && others.length === 0 ? (
          <MemberName name={title} formerName={partner.formerName} roles={partner.roles} />
        ) : (
          title
        )
      }
      detail={previewOf(conversation, myId)}
      {...(unread > 0 && { end: <UnreadBadge unread={unread} /> })}
    />
  );
}

const UnreadBadge = ({ unread }: { unread: number }) => (
  <Badge tone="bright">
    {shortCount(unread)}
    <VisuallyHidden>{text.unreadSuffix}</VisuallyHidden>
  </Badge>
);
