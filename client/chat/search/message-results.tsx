import { useNavigate } from "react-router";
import styled from "styled-components";
import { type Conversation, searchConversations } from "../../../schema/chat/api.ts";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { call } from "../../net/http/http.ts";
import { SearchResults } from "../../thread/search/search-results.tsx";
import { useMessageSearch } from "../../thread/search/use-message-search.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { titleOf } from "../conversation-names.ts";
import * as text from "./search-text.ts";

interface Props {
  typed: string;
  list: readonly Conversation[];
  myId: string;
}

const Section = styled.section`padding: 16px 4px 0;`;
const Name = styled.div`padding-bottom: 8px;`;

const search = async (words: string) => (await call(searchConversations, { query: { words } })).found;

/**
 * Messages in the member's conversations that contain the text. Choosing one opens its conversation at that message.
 */
export function MessageResults({ typed, list, myId }: Props) {
  const navigate = useNavigate();
  const found = useMessageSearch("conversations", typed, search);

  /** The conversation's title, marked with "You to" for the member's own messages. */
  function labelOf({ threadId, senderId, senderName }: MessageFound): string {
    const conversation = list.find(({ conversationId }) => conversationId === threadId);
    const title = conversation ? titleOf(conversation, myId) : senderName;
    return senderId === myId ? text.ownMessageTo(title) : title;
  }

  return (
    <Section aria-labelledby="messages-found">
      <Name>
        <Heading id="messages-found" level={3} size="lead">
          {text.messagesHeading}
        </Heading>
      </Name>
      <SearchResults
        search={found}
        titleOf={labelOf}
        onChoose={({ threadId, seq }) =>
          void navigate(`/messages?with=${threadId}`, { state: { isFromList: true, seq } })
        }
      />
    </Section>
  );
}
