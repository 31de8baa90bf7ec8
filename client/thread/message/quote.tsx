import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { color, hover, transition } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

interface Props {
  author: ReactNode;
  /** The quoted text, of which two lines are shown. */
  children: ReactNode;
  /** Goes to the quoted message. */
  onPress?: () => void;
}

const quoteStyle = css`
  display: grid;
  width: 100%;
  padding: 4px 12px;
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  font-size: ${typeScale.small};
  line-height: 1.35;
  text-align: start;
  white-space: normal;
`;

const PlainQuote = styled.div`${quoteStyle}`;
const QuoteButton = styled.button`
  ${quoteStyle}
  min-height: 44px;
  margin-block: 4px;
  ${transition("border-color")}
  ${hover} { &:hover { border-color: ${color.text}; } }
  &:focus-visible { border-radius: ${radius.small}; }
`;

const Name = styled.span`
  overflow: hidden;
  color: ${color.accentText};
  font-weight: 700;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
const QuotedText = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The message that a reply answers, shown above the reply. */
export function Quote({ author, children, onPress }: Props) {
  const content = (
    <>
      <Name>{author}</Name>
      <QuotedText>{children}</QuotedText>
    </>
  );
  if (!onPress) return <PlainQuote>{content}</PlainQuote>;
  return (
    <QuoteButton type="button" onClick={onPress}>
      {content}
    </QuoteButton>
  );
}
