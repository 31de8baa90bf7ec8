import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { emojiFont } from "../text/emoji.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color, font } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";
import { SideButtons } from "./side-buttons.tsx";

interface Props {
  /** The reader's own message: on the other side, and highlighted. */
  own?: boolean;
  /** Shown above the text of others. */
  author?: ReactNode;
  /** Read before the text where no author is shown: "You: ". */
  spokenAuthor?: string | undefined;
  avatar?: ReactNode;
  /** A MessageMeta: its time, "edited", whether it was sent. At the end of the text's last line. */
  meta?: ReactNode;
  /** What its first link leads to, under the text. */
  card?: ReactNode;
  /** Reactions or buttons, under the text. */
  below?: ReactNode;
  /** A small button beside the bubble. With a mouse it appears on hover, otherwise only while it has the focus. */
  aside?: ReactNode;
  /** More buttons, shown only with a mouse and where there is room. */
  quick?: ReactNode;
  /** The message that it replies to. */
  quote?: ReactNode;
  /** It is close below the message before it, which has the same sender. */
  continues?: boolean;
  /** Another message of the same sender follows closely. */
  continued?: boolean;
  /** Its text is nothing but a few emojis, which are shown large and without a bubble. */
  isEmoji?: boolean;
  /** How wide its text may be at most, as a CSS width: that of the picture above it. */
  textWidth?: string | undefined;
  children: ReactNode;
}

/** Lists put 8 px between messages. Inside a group, 2 px are left of them. */
const CLOSER_PX = 6;

const MessageLine = styled.div<{ $own: boolean; $continues: boolean }>`
  position: relative;
  display: flex;
  gap: 8px;
  align-items: flex-start;
  justify-content: ${({ $own }) => ($own ? "flex-end" : "flex-start")};
  margin-top: ${({ $continues }) => ($continues ? -CLOSER_PX : 0)}px;
`;

const Column = styled.div<{ $own: boolean; $hasMore: boolean }>`
  display: grid;
  gap: 4px;
  justify-items: ${({ $own }) => ($own ? "end" : "start")};
  max-width: min(84%, 560px);
  padding-bottom: ${({ $hasMore }) => ($hasMore ? 4 : 0)}px;
  min-width: 0;
`;

interface ShapeProps {
  $own: boolean;
  $continues: boolean;
  $continued: boolean;
}

/** On the sender's side, corners inside a group are less round, and the last one is pointed. */
function cornersOf({ $own, $continues, $continued }: ShapeProps) {
  const side = $own ? "end" : "start";
  return css`
    border-radius: ${radius.inner};
    border-start-${side}-radius: ${radius[$continues ? "small" : "inner"]};
    border-end-${side}-radius: ${radius[$continued ? "small" : "tight"]};
  `;
}

const TextBox = styled.div<ShapeProps>`
  max-width: 100%;
  padding: 4px 12px 8px;
  border: 1px solid ${({ $own }) => ($own ? color.accent : color.line)};
  ${cornersOf}
  background: ${({ $own }) => ($own ? color.lit : color.raised)};
`;
const EmojiBox = styled.div`max-width: 100%;`;

// A float after the text is on its last line if there is room, and below it if not. The box contains the float.
const Words = styled.div<{ $isEmoji: boolean }>`
  --line: ${({ $isEmoji }) => ($isEmoji ? 1.15 : 1.4)};
  display: flow-root;
  line-height: var(--line);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${({ $isEmoji }) => $isEmoji && `font-family: ${emojiFont}; font-size: ${typeScale.symbol};`}
`;

// Chrome 109 does not know inline-end and keeps "right", which is wrong only for text from right to left.
const Meta = styled.span`
  float: right;
  float: inline-end;
  margin-block-start: calc(var(--line) * 1em - 1rem);
  margin-inline: 8px -4px;
  font-family: ${font.body};
  line-height: 1rem;
  white-space: nowrap;
`;

const Author = styled.p`
  color: ${color.accentText};
  font-size: ${typeScale.tiny};
  font-weight: 700;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** One message, with everything around its text. */
export function Bubble(props: Props) {
  const { own = false, author, spokenAuthor, avatar, meta, card, below, aside, quick, quote, children } = props;
  const { continues = false, continued = false, isEmoji = false, textWidth } = props;
  const sideButtons = aside !== undefined && (
    <SideButtons own={own} quick={quick}>
      {aside}
    </SideButtons>
  );
  const content = (
    <>
      {spokenAuthor !== undefined && <VisuallyHidden>{spokenAuthor}</VisuallyHidden>}
      {!own && author !== undefined && <Author dir="auto">{author}</Author>}
      {quote}
      <Words dir="auto" $isEmoji={isEmoji} style={{ width: textWidth }}>
        {children}
        {meta !== undefined && (
          <Meta>
            <span dir="ltr">{meta}</span>
          </Meta>
        )}
      </Words>
    </>
  );
  return (
    <MessageLine $own={own} $continues={continues}>
      {own && sideButtons}
      {!own && avatar}
      <Column $own={own} $hasMore={below !== undefined}>
        {isEmoji ? (
          <EmojiBox>{content}</EmojiBox>
        ) : (
          <TextBox $own={own} $continues={continues} $continued={continued}>
            {content}
          </TextBox>
        )}
        {card}
        {below}
      </Column>
      {!own && sideButtons}
    </MessageLine>
  );
}
