import type { ReactNode } from "react";
import styled from "styled-components";
import { color, from, hover } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props {
  /** The reader's own message: on the other side, and highlighted. */
  own?: boolean;
  /** Shown above the text of others. */
  author?: ReactNode;
  avatar?: ReactNode;
  /** A MessageMeta: its time, "edited", whether it was sent. */
  meta?: ReactNode;
  /** Reactions or buttons, under the text. */
  below?: ReactNode;
  /** A small button beside the bubble. With a mouse it appears on hover. */
  aside?: ReactNode;
  /** More buttons, shown only with a mouse and where there is room. */
  quick?: ReactNode;
  /** The message that it replies to. */
  quote?: ReactNode;
  children: ReactNode;
}

const MessageLine = styled.div<{ $own: boolean }>`
  display: flex;
  gap: 8px;
  align-items: flex-end;
  justify-content: ${({ $own }) => ($own ? "flex-end" : "flex-start")};
`;

const SideButtons = styled.div`
  display: flex;
  flex: none;
  align-self: flex-start;
  button { color: ${color.muted}; }
  ${hover} { opacity: 0; }
  div:hover > &, &:focus-within, &:has([aria-expanded="true"]) { opacity: 1; }
`;

const QuickButtons = styled.div`
  display: none;
  ${hover} { ${from.wide} { display: flex; } }
`;

const Column = styled.div<{ $own: boolean }>`
  display: grid;
  gap: 4px;
  justify-items: ${({ $own }) => ($own ? "end" : "start")};
  max-width: min(82%, 560px);
  min-width: 0;
`;

const TextBox = styled.div<{ $own: boolean }>`
  max-width: 100%;
  padding: 8px 14px 10px;
  border: 1px solid ${({ $own }) => ($own ? color.accent : color.line)};
  border-radius: ${radius.large};
  border-end-start-radius: ${({ $own }) => ($own ? radius.large : radius.tight)};
  border-end-end-radius: ${({ $own }) => ($own ? radius.tight : radius.large)};
  background: ${({ $own }) => ($own ? color.lit : color.raised)};
  line-height: 1.45;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Author = styled.p`color: ${color.accentText}; font-size: ${typeScale.small}; font-weight: 700; white-space: normal;`;
const Meta = styled.p`color: ${color.muted}; font-size: ${typeScale.tiny}; font-variant-numeric: tabular-nums;`;

/** One message, with everything around its text. */
export function Bubble({ own = false, author, avatar, meta, below, aside, quick, quote, children }: Props) {
  const sideButtons = aside !== undefined && (
    <SideButtons>
      {quick !== undefined && <QuickButtons>{quick}</QuickButtons>}
      {aside}
    </SideButtons>
  );
  return (
    <MessageLine $own={own}>
      {own && sideButtons}
      {!own && avatar}
      <Column $own={own}>
        <TextBox $own={own}>
          {!own && author !== undefined && <Author>{author}</Author>}
          {quote}
          {children}
        </TextBox>
        {below}
        {meta !== undefined && <Meta>{meta}</Meta>}
      </Column>
      {!own && sideButtons}
    </MessageLine>
  );
}
