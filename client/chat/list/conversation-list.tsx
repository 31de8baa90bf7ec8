import MessageCirclePlus from "lucide-react/icons/message-circle-plus";
import { useState } from "react";
import styled from "styled-components";
import type { Conversation } from "../../../schema/chat/api.ts";
import { MESSAGE_SEARCH_MAX_LENGTH } from "../../../schema/limits.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SearchAllLink } from "../../thread/everywhere/search-all-link.tsx";
import { useUnsentThreads } from "../../thread/pending/use-unsent-threads.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { WindowsPicture } from "../../ui/illustration/windows-picture.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { ScrollArea } from "../../ui/pane/scroll-area.ts";
import { matchesName } from "../conversation-names.ts";
import { useConversations } from "../conversations.ts";
import { ConversationRow } from "./conversation-row.tsx";
import * as text from "./list-text.ts";

interface Props {
  myId: string;
  openId: string | null;
  onOpened: (conversationId: string) => void;
}

const Layout = styled.div`display: flex; flex-direction: column; min-height: 0; height: 100%;`;
const Top = styled.div`flex: none; padding: 12px 16px 8px;`;
const Results = styled(ScrollArea)`padding: 4px 8px 16px;`;

function Rows({ list, myId, openId }: { list: readonly Conversation[]; myId: string; openId: string | null }) {
  const unsent = useUnsentThreads();
  return (
    <Stack as="ul" $gap={4} aria-label={text.listLabel}>
      {list.map((conversation) => (
        <li key={conversation.conversationId}>
          <ConversationRow
            conversation={conversation}
            myId={myId}
            isOpen={conversation.conversationId === openId}
            // The open conversation shows the status of each message itself.
            isUnsent={unsent.has(conversation.conversationId) && conversation.conversationId !== openId}
          />
        </li>
      ))}
    </Stack>
  );
}

/** The member's conversations. A search also shows people and messages below them. */
export function ConversationList({ myId, openId, onOpened }: Props) {
  const [typed, setTyped] = useState("");
  const query = useConversations();
  const list = query.data;
  const isSearching = typed.trim() !== "";
  const [isSearchNeeded, setIsSearchNeeded] = useState(false);
  const { part: search } = usePart(
    () => import("../search/people-and-message-results.tsx"),
    isSearchNeeded,
    setIsSearchNeeded,
    { isSilent: !isSearching },
  );
  const shown = list?.filter((conversation) => !isSearching || matchesName(conversation, myId, typed));

  return (
    <Layout>
      <Top>
        <SearchField
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          value={typed}
          maxLength={MESSAGE_SEARCH_MAX_LENGTH}
          onFocus={() => setIsSearchNeeded(true)}
          onChange={(next) => {
            setTyped(next);
            setIsSearchNeeded(true);
          }}
        />
        {isSearching && <SearchAllLink typed={typed} />}
      </Top>
      <Results>
        {shown === undefined && <QueryState query={query} label={text.loading} rows={5} />}
        {shown && shown.length > 0 && <Rows list={shown} myId={myId} openId={openId} />}
        {isSearching && !search && <SkeletonRows rows={2} />}
        {isSearching && search && (
          <search.PeopleAndMessageResults
            typed={typed}
            list={list ?? []}
            myId={myId}
            onOpened={(conversationId) => {
              setTyped("");
              onOpened(conversationId);
            }}
          />
        )}
        {!isSearching && list?.length === 0 && (
          <EmptyState
            picture={<WindowsPicture />}
            title={text.emptyTitle}
            hint={
              <>
                <MessageCirclePlus aria-hidden style={{ display: "inline", verticalAlign: "text-bottom" }} />{" "}
                {text.emptyHint}
              </>
            }
          />
        )}
      </Results>
    </Layout>
  );
}
