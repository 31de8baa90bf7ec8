import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import styled from "styled-components";
import { Screen } from "../frame/screen.tsx";
import { useSession } from "../net/session.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { WindowsPicture } from "../ui/illustration/windows-picture.tsx";
import { SplitList, SplitPane, SplitView } from "../ui/pane/split-view.ts";
import { Heading } from "../ui/text/heading.tsx";
import * as text from "./chat-text.ts";
import { ConversationPane } from "./conversation/conversation-pane.tsx";
import { ConversationList } from "./list/conversation-list.tsx";

const Title = styled.div`flex: none; padding: 16px 16px 0;`;
const Middle = styled.div`display: grid; flex: 1; place-items: center; overflow: auto;`;

/** The list of conversations and the open one. The address holds which one is open. */
export function MessagesScreen() {
  const { me } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openId = search.get("with");
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(openId);

  useEffect(() => {
    // Back at the list on a phone, the element that had the focus is gone.
    if (before.current !== null && openId === null) title.current?.focus({ preventScroll: true });
    before.current = openId;
  }, [openId]);

  if (!me) return null;
  const open = (conversationId: string) =>
    void navigate(`/messages?with=${conversationId}`, { state: { isFromList: true } });
  return (
    <Screen title={text.screenTitle} width="full" filled visitKey="messages">
      <SplitView>
        <SplitList as="section" $isOnPhone={openId === null}>
          <Title>
            <Heading level={1} size="heading" ref={title} tabIndex={-1}>
              {text.screenTitle}
            </Heading>
          </Title>
          <ConversationList myId={me.memberId} openId={openId} onOpened={open} />
        </SplitList>
        <SplitPane as="section" $isOnPhone={openId !== null} aria-label={text.paneLabel}>
          {openId === null ? (
            <Middle>
              <EmptyState picture={<WindowsPicture />} title={text.nothingOpenTitle} hint={text.nothingOpenHint} />
            </Middle>
          ) : (
            <ConversationPane key={openId} conversationId={openId} myId={me.memberId} />
          )}
        </SplitPane>
      </SplitView>
    </Screen>
  );
}
