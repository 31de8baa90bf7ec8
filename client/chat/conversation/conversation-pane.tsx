import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { useNavigationType } from "react-router";
import { type Conversation, readConversation } from "../../../schema/chat/api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { codeOf, isPassing } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";
import { draftKeyOf } from "../../thread/composer/draft-key.ts";
import { useMessageTarget } from "../../thread/search/use-message-target.ts";
import { ThreadPanel } from "../../thread/thread-panel.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading, SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { attachmentSendersIn, nameOf, titleOf } from "../conversation-names.ts";
import { applyConversation, useConversations } from "../conversations.ts";
import { ConversationBar } from "./conversation-bar.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import * as text from "./conversation-text.ts";
import { conversationThread } from "./conversation-thread.ts";

interface Props {
  conversationId: string;
  myId: string;
}

/** The conversation from the list. If the list does not contain it, it is read by itself. */
function useConversation(conversationId: string) {
  const list = useConversations();
  const listed = list.data?.find((each) => each.conversationId === conversationId);
  const single = useQuery({
    queryKey: ["chat", "conversation", conversationId],
    async queryFn() {
      const conversation = await call(readConversation, { params: { conversationId } });
      applyConversation(conversation);
      return conversation;
    },
    enabled: listed === undefined && !list.isPending,
  });
  return { conversation: listed ?? single.data, error: single.error, retry: () => void single.refetch() };
}

function OpenConversation({ conversation, myId }: { conversation: Conversation; myId: string }) {
  const { conversationId, canWrite } = conversation;
  const thread = useMemo(() => conversationThread(conversationId, myId), [conversationId, myId]);
  // `readSeq` grows while the member reads. The divider stays where it was on opening.
  const readSeq = useRef(conversation.readSeq).current;
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() !== "POP";
  const title = titleOf(conversation, myId);
  const [target] = useMessageTarget();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on opening, never while the member is writing
  useEffect(() => {
    // On a computer, the composer has the focus already.
    const isWriting = document.activeElement?.tagName === "TEXTAREA";
    if (isChosen && !isWriting) heading.current?.focus({ preventScroll: true });
  }, []);

  function nameOfMember(memberId: string): string {
    const member = conversation.members.find((each) => each.memberId === memberId);
    return nameOf(member ?? { displayName: "" });
  }

  return (
    <>
      <ConversationHeader conversation={conversation} myId={myId} heading={heading} />
      <ThreadPanel
        thread={thread}
        label={text.messagesLabel(title)}
        readSeq={readSeq}
        emptyHint={text.emptyHint(title)}
        readOnlyHint={canWrite ? undefined : text.readOnly}
        draftKey={draftKeyOf(myId, conversationId)}
        attachmentSenders={attachmentSendersIn(conversation)}
        takesFocus={isChosen}
        nameOf={nameOfMember}
        people={conversation.members}
        target={target}
      />
    </>
  );
}

/** One conversation, or the reason why it cannot be shown. */
export function ConversationPane({ conversationId, myId }: Props) {
  const { conversation, error, retry } = useConversation(conversationId);
  if (conversation) return <OpenConversation conversation={conversation} myId={myId} />;
  if (error === null) {
    return (
      <>
        <ConversationBar />
        <Loading label={text.loading}>
          <SkeletonRows rows={5} />
        </Loading>
      </>
    );
  }
  const { title, message, reference } = errorTextFor(error);
  if (isPassing(codeOf(error))) {
    return (
      <>
        <ConversationBar />
        <ErrorState title={title} level={1} onRetry={retry} hint={message} reference={reference} />
      </>
    );
  }
  return (
    <EmptyState
      level={1}
      title={text.notFoundTitle}
      action={<ButtonLink to="/messages">{text.conversationsButton}</ButtonLink>}
      hint={text.notFoundHint}
    />
  );
}
