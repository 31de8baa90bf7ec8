import { QueryState } from "../frame/query-state.tsx";
import { useSession } from "../net/session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { useConversations } from "./conversations.ts";
import { ConversationRow } from "./list/conversation-row.tsx";
import { loading } from "./list/list-text.ts";
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
                  <ConversationRow
                    conversation={conversation}
                    myId={me?.memberId ?? ""}
                    isOpen={false}
                    isUnsent={false}
                  />
                </li>
              ))}
            </Stack>
          </>
        ) : (
          <QueryState query={query} label={loading}>
            <SkeletonRows rows={3} />
          </QueryState>
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
