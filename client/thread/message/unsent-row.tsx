import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import { useStore } from "zustand";
import { errorTextFor } from "../../frame/error-text.ts";
import { ApiError } from "../../net/http/api-error.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { Bubble } from "../../ui/message/bubble.tsx";
import { MessageMeta } from "../../ui/message/message-meta.ts";
import { besideAttachmentWidth } from "../attachment/attachment-part.tsx";
import { useUnsentPart } from "../attachment/unsent/unsent-part.tsx";
import { ForwardPart } from "../forward/forward-part.tsx";
import { LinkCardSlot } from "../link/link-card-slot.tsx";
import { isContactQuestion } from "../pending/contact-question.ts";
import type { Unsent } from "../pending/outbox.ts";
import type { Thread } from "../thread.ts";
import { threadFailures } from "../thread-errors.ts";
import { LinkedText } from "./linked-text.tsx";
import * as text from "./message-text.ts";
import { Quoted } from "./quoted.tsx";

interface Props {
  unsent: Unsent;
  thread: Thread;
  isLive: boolean;
  /** There is a composer that can take the text back. */
  canEdit: boolean;
}

/** The member's own message that the server has not confirmed, with its status. */
export function UnsentRow({ unsent, thread, isLive, canEdit }: Props) {
  const { id, content, refusal, refusalText, replyTo, mentions, poll, attachment, forward } = unsent;
  const quote = (
    <>
      {replyTo && <Quoted quote={replyTo} myId={thread.memberId} />}
      {forward && <ForwardPart forwarded={forward} myId={thread.memberId} isLink={false} />}
    </>
  );
  // It is close to the member's own message before it, as it will be once it is sent.
  const continues = useStore(
    thread.store,
    (view) => view.unsent[0]?.id !== id || view.visible.at(-1)?.senderId === thread.memberId,
  );
  const attachmentPart = useUnsentPart(unsent, thread.memberId);
  const card = <LinkCardSlot text={content} />;
  const textWidth = besideAttachmentWidth(attachment);
  const shared = { own: true, spokenAuthor: text.ownAuthor, quote, continues, card, textWidth };
  const body = (
    <>
      {attachmentPart}
      <LinkedText
        text={[content, ...(poll?.choices ?? []).map(text.unsentChoice)].join("\n")}
        mentions={mentions}
        myId={thread.memberId}
      />
    </>
  );
  if (refusal === null) {
    const meta = (
      <MessageMeta>
        <Clock aria-hidden />
        {isLive ? text.sending : text.waitingForNetwork}
      </MessageMeta>
    );
    return (
      <Bubble {...shared} meta={meta}>
        {body}
      </Bubble>
    );
  }
  const editButton = (
    <Button variant="quiet" onClick={() => thread.takeBack(unsent)}>
      {text.editButton}
    </Button>
  );
  const below = (
    <>
      <MessageMeta $tone="danger" role="alert">
        <CircleAlert aria-hidden />
        {text.notSent(refusalText ?? errorTextFor(new ApiError(refusal), threadFailures.sendMessage).message)}
      </MessageMeta>
      <Cluster $gap={4} $justify="end">
        {isContactQuestion(refusal) ? (
          <>
            <Button variant="quiet" onClick={() => thread.sendAnyway(id)}>
              {text.sendAnywayButton}
            </Button>
            {canEdit && !forward && editButton}
          </>
        ) : (
          <Button variant="quiet" onClick={() => thread.retry(id)}>
            {text.retryButton}
          </Button>
        )}
        {poll && canEdit && !isContactQuestion(refusal) && editButton}
        <Button variant="quiet" onClick={() => thread.discard(id)}>
          {text.discardButton}
        </Button>
      </Cluster>
    </>
  );
  return (
    <Bubble {...shared} below={below}>
      {body}
    </Bubble>
  );
}
