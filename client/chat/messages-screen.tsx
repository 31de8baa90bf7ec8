import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import styled from "styled-components";
import { Screen } from "../frame/screen.tsx";
import { useSession } from "../net/session.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { WindowsPicture } from "../ui/illustration/windows-picture.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { color, from } from "../ui/theme/css.ts";
import { breakpoint, radius } from "../ui/tokens.ts";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationPane } from "./conversation-pane.tsx";

const phone = `@media (max-width: ${breakpoint.tablet - 1}px)`;

const Frame = styled.div`
  display: grid;
  height: 100%;
  min-height: 0;
  ${from.tablet} {
    grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
`;

// Two steps on a phone, side by side elsewhere.
const Column = styled.section<{ $isBehind: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  ${phone} { ${({ $isBehind }) => $isBehind && "display: none;"} }
`;

const Side = styled(Column)`${from.tablet} { border-inline-end: 1px solid ${color.line}; }`;
const Title = styled.div`flex: none; padding: 16px 20px 0; h1 { outline: none; }`;
const Middle = styled.div`display: grid; flex: 1; place-items: center; overflow: auto;`;

/** Conversations and the one that is open; the address keeps which. */
export function MessagesScreen() {
  const { me } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openId = search.get("with");
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(openId);

  useEffect(() => {
    // Back at the list of a phone: what had the focus is gone.
    if (before.current !== null && openId === null) title.current?.focus({ preventScroll: true });
    before.current = openId;
  }, [openId]);

  if (!me) return null;
  const open = (conversationId: string) =>
    void navigate(`/messages?with=${conversationId}`, { state: { isFromList: true } });
  return (
    <Screen title="Messages" width="full" filled arrival="messages">
      <Frame>
        <Side $isBehind={openId !== null}>
          <Title>
            <Heading level={1} size="heading" ref={title} tabIndex={-1}>
              Messages
            </Heading>
          </Title>
          <ConversationList myId={me.memberId} openId={openId} onOpened={open} />
        </Side>
        <Column $isBehind={openId === null} aria-label="Conversation">
          {openId === null ? (
            <Middle>
              <EmptyState picture={<WindowsPicture />} title="Choose a conversation">
                Or find somebody by name, and write to them.
              </EmptyState>
            </Middle>
          ) : (
            <ConversationPane key={openId} conversationId={openId} myId={me.memberId} />
          )}
        </Column>
      </Frame>
    </Screen>
  );
}
