import { memo, type ReactNode } from "react";
import type { Mention } from "../../../schema/thread/message.ts";
import { TextLink } from "../link/text-link.tsx";
import { TextVerses } from "../link/text-verses.tsx";
import { splitMentions } from "../mention/mentions-in-text.ts";
import { linkify } from "./linkify.ts";
import { Mention as MentionMark } from "./mention.ts";

interface Props {
  text: string;
  mentions?: readonly Mention[] | undefined;
  /** The reader. Mentions of their own name stand out more. */
  myId?: string | undefined;
  /** Opens the sheet of a mentioned member. Keyboard users find it in the message's menu. */
  onMention?: ((mention: Mention) => void) | undefined;
}

function withMentions(text: string, { mentions = [], myId, onMention }: Omit<Props, "text">): ReactNode {
  return splitMentions(text, mentions).map(({ text: piece, memberId }, index) =>
    memberId === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
      <TextVerses key={index} text={piece} />
    ) : (
      <MentionMark
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
        key={index}
        $isReader={memberId === myId}
        {...(onMention && mentionButton(() => onMention({ memberId, displayName: piece.slice("@".length) })))}
      >
        {piece}
      </MentionMark>
    ),
  );
}

const mentionButton = (onClick: () => void) => ({ as: "button", type: "button", tabIndex: -1, onClick }) as const;

/** A member's text as typed, with links, mentions and verses. */
export const LinkedText = memo(function LinkedText({ text, ...rest }: Props) {
  return linkify(text).map((piece, index) =>
    piece.href === undefined ? (
      withMentions(piece.text, rest)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
      <TextLink key={index} href={piece.href} typed={piece.text} />
    ),
  );
});
