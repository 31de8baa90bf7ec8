import { Badge } from "../../../ui/badge/badge.tsx";
import { formatMoment } from "../../../ui/format/moment.ts";
import { Stack } from "../../../ui/layout/stack.ts";
import { Bubble } from "../../../ui/message/bubble.tsx";
import { MessageExcerpt, MessageItem } from "../../../ui/message/message-item.ts";
import { MessageMeta } from "../../../ui/message/message-meta.ts";
import { DescriptionList } from "../../../ui/text/description-list.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import type { AnswerEvidence, CommentEvidence, WrittenEvidence } from "./evidence.ts";
import * as text from "./evidence-text.ts";

/** A post as it was. */
export const EvidencePost = ({ evidence }: { evidence: WrittenEvidence }) => (
  <MessageExcerpt>
    <Written written={evidence} isReported />
  </MessageExcerpt>
);

/** A comment as it was, with the comments before it and the post below which it stood. */
export const EvidenceComment = ({ evidence }: { evidence: CommentEvidence }) => (
  <Stack $gap={16}>
    <MessageExcerpt>
      {evidence.before?.map((comment, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes
        <Written key={at} written={comment} />
      ))}
      <Written written={evidence} isReported />
    </MessageExcerpt>
    {evidence.post && (
      <>
        <Heading level={3} size="lead">
          {text.postOfComment}
        </Heading>
        <MessageExcerpt>
          <Written written={evidence.post} />
        </MessageExcerpt>
      </>
    )}
  </Stack>
);

/** An answer as it was, with the answers before it and the devotion below which it stood. */
export const EvidenceAnswer = ({ evidence: { before, devotion, ...answer } }: { evidence: AnswerEvidence }) => (
  <Stack $gap={16}>
    {devotion && <DescriptionList items={[{ name: text.devotionName, value: devotion.title }]} />}
    <MessageExcerpt>
      {before?.map((earlier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes
        <Written key={at} written={earlier} />
      ))}
      <Written written={answer} isReported />
    </MessageExcerpt>
  </Stack>
);

function Written({ written, isReported = false }: { written: WrittenEvidence; isReported?: boolean }) {
  const { content = "", display_name, created_at } = written;
  return (
    <MessageItem $lit={isReported}>
      <Bubble
        author={
          <>
            {display_name ?? text.unknownUser}{" "}
            {isReported && (
              <Badge tone="danger" size="small">
                {text.reportedBadge}
              </Badge>
            )}
          </>
        }
        meta={<MessageMeta>{created_at && <span>{formatMoment(Date.parse(created_at))}</span>}</MessageMeta>}
      >
        {content}
      </Bubble>
    </MessageItem>
  );
}
