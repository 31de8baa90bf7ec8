import styled from "styled-components";
import { attachmentNames } from "../../../../schema/thread/attachment-text.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { listOf } from "../../../ui/format/format.ts";
import { formatMoment } from "../../../ui/format/moment.ts";
import { Bubble } from "../../../ui/message/bubble.tsx";
import { Excerpt } from "../../../ui/message/excerpt.tsx";
import { MessageItem } from "../../../ui/message/message-item.ts";
import { MessageMeta } from "../../../ui/message/message-meta.ts";
import { SecondaryText } from "../../../ui/text/text.tsx";
import type { StoredMessage } from "./evidence.ts";
import { EvidenceAttachment } from "./evidence-attachment.tsx";
import * as text from "./evidence-text.ts";

const Item = styled(MessageItem)`padding: 8px;`;

/** A message as it was, with what it replied to, its earlier texts, and who reacted. */
export function EvidenceMessage({ message, isReported = false }: { message: StoredMessage; isReported?: boolean }) {
  const { content = "", sender_name, created_at, edited_at, deleted_at, versions = [], answered, forwarded } = message;
  return (
    <Item $lit={isReported}>
      <Bubble
        author={
          <>
            {sender_name ?? text.unknownUser}{" "}
            {isReported && (
              <Badge tone="danger" size="small">
                {text.reportedBadge}
              </Badge>
            )}
          </>
        }
        quote={
          <>
            {answered && (
              <Excerpt title={text.inReplyTo(answered.sender_name ?? text.unknownUser)}>
                {answered.content ||
                  (answered.attachment && !answered.deleted_at
                    ? attachmentNames[answered.attachment.kind]
                    : text.deletedMessage)}
              </Excerpt>
            )}
            {forwarded && (
              <Excerpt
                title={text.forwardedFrom(forwarded.sender_name ?? text.unknownUser, forwarded.channel_name ?? "")}
              >
                {forwarded.content || text.deletedMessage}
              </Excerpt>
            )}
          </>
        }
        meta={
          <MessageMeta>
            {created_at && <span>{formatMoment(Date.parse(created_at))}</span>}
            {edited_at && !deleted_at && <span>{`· ${text.editedMark}`}</span>}
          </MessageMeta>
        }
        below={<More message={message} />}
      >
        {deleted_at ? <em>{text.deletedMessage}</em> : content}
        {message.attachment && <EvidenceAttachment attachment={message.attachment} />}
        {versions.map((version) => (
          <Excerpt key={version.replaced_at} title={text.earlierText(formatMoment(Date.parse(version.replaced_at)))}>
            {version.content}
          </Excerpt>
        ))}
      </Bubble>
    </Item>
  );
}

function More({ message: { mentions = [], reactions = [] } }: { message: StoredMessage }) {
  const mentioned = mentions.map((each) => (typeof each === "string" ? undefined : each.display_name));
  return (
    <>
      {mentioned.length > 0 && (
        <SecondaryText>{text.mentions(listOf(mentioned.map((name) => name ?? text.unknownUser)))}</SecondaryText>
      )}
      {reactions.length > 0 && (
        <SecondaryText>
          {reactions.map((each) => text.reaction(each.emoji, each.display_name ?? text.unknownUser)).join(" · ")}
        </SecondaryText>
      )}
    </>
  );
}
