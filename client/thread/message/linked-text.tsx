import { memo, type ReactNode } from "react";
import type { Mention } from "../../../schema/thread/message.ts";
import { Mention as MentionMark } from "../../ui/message/mention.ts";
import { withNames } from "../mention/mention-text.ts";
import { linkify } from "./linkify.ts";

interface Props {
  text: string;
  mentions?: readonly Mention[] | undefined;
  /** Who reads: their own name stands out more. */
  myId?: string;
}

function named(text: string, mentions: readonly Mention[], myId: string | undefined): ReactNode {
  if (mentions.length === 0) return text;
  return withNames(text, mentions).map((piece, index) =>
    piece.memberId === undefined ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <MentionMark key={index} $isReader={piece.memberId === myId}>
        {piece.text}
      </MentionMark>
    ),
  );
}

/** A member's words as typed, with the addresses in them to press, and who is meant. Nobody is told where one came from. */
export const LinkedText = memo(function LinkedText({ text, mentions = [], myId }: Props) {
  return linkify(text).map((piece, index) =>
    piece.href === undefined ? (
      named(piece.text, mentions, myId)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
        {piece.text}
      </a>
    ),
  );
});
