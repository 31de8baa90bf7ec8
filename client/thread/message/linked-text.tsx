import { memo, type ReactNode } from "react";
import type { Mention } from "../../../schema/thread/message.ts";
import { Mention as MentionMark } from "../../ui/message/mention.ts";
import { splitMentions } from "../mention/mentions-in-text.ts";
import { linkify } from "./linkify.ts";

interface Props {
  text: string;
  mentions?: readonly Mention[] | undefined;
  /** The reader. Mentions of their own name stand out more. */
  myId?: string;
}

function withMentions(text: string, mentions: readonly Mention[], myId: string | undefined): ReactNode {
  if (mentions.length === 0) return text;
  return splitMentions(text, mentions).map((piece, index) =>
    piece.memberId === undefined ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
      <MentionMark key={index} $isReader={piece.memberId === myId}>
        {piece.text}
      </MentionMark>
    ),
  );
}

/** A member's text as typed, with links and mentions. Links send no referrer. */
export const LinkedText = memo(function LinkedText({ text, mentions = [], myId }: Props) {
  return linkify(text).map((piece, index) =>
    piece.href === undefined ? (
      withMentions(piece.text, mentions, myId)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
      <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
        {piece.text}
      </a>
    ),
  );
});
