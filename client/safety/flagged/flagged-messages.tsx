import styled from "styled-components";
import type { FlaggedMessageFile, MessageAround } from "../../../schema/safety/flagged-api.ts";
import { attachmentNames } from "../../../schema/thread/attachment-text.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { formatMoment } from "../../ui/format/moment.ts";
import { Bubble } from "../../ui/message/bubble.tsx";
import { Excerpt } from "../../ui/message/excerpt.tsx";
import { MessageExcerpt, MessageItem } from "../../ui/message/message-item.ts";
import { MessageMeta } from "../../ui/message/message-meta.ts";
import * as text from "./flagged-text.ts";

const Item = styled(MessageItem)`padding: 8px;`;

/** The flagged message with those around it, and its earlier texts. */
export function FlaggedMessages({ file: { messageId, messages, earlierTexts } }: { file: FlaggedMessageFile }) {
  return (
    <MessageExcerpt>
      {messages.map((message) => {
        const isFlagged = message.messageId === messageId;
        return (
          <Message
            key={message.messageId}
            message={message}
            isFlagged={isFlagged}
            earlierTexts={isFlagged ? earlierTexts : []}
          />
        );
      })}
    </MessageExcerpt>
  );
}

interface Props {
  message: MessageAround;
  isFlagged: boolean;
  earlierTexts: FlaggedMessageFile["earlierTexts"];
}

function Message({
  message: { senderName, senderRoles, text: content, attachmentKind, isDeleted, createdAt },
  isFlagged,
  earlierTexts,
}: Props) {
  return (
    <Item $lit={isFlagged}>
      <Bubble
        author={
          <>
            <NamesInSentence sentence={senderName} members={[{ displayName: senderName, roles: senderRoles }]} />{" "}
            {isFlagged && (
              <Badge tone="warning" size="small">
                {text.flaggedBadge}
              </Badge>
            )}
          </>
        }
        meta={<MessageMeta>{formatMoment(createdAt)}</MessageMeta>}
      >
        {isDeleted ? <em>{text.deletedMessage}</em> : content}
        {attachmentKind && <em>{attachmentNames[attachmentKind]}</em>}
        {earlierTexts.map((earlier) => (
          <Excerpt key={earlier.replacedAt} title={text.earlierText(formatMoment(earlier.replacedAt))}>
            {earlier.text}
          </Excerpt>
        ))}
      </Bubble>
    </Item>
  );
}
