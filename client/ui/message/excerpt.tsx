import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props {
  title: ReactNode;
  /** Without color, for what was written about a message rather than in it. */
  quiet?: boolean;
  children: ReactNode;
}

const Block = styled.div<{ $quiet: boolean }>`
  margin-block: 4px 8px;
  padding: 4px 12px 8px;
  border-inline-start: 3px solid ${({ $quiet }) => ($quiet ? color.line : color.accent)};
  border-radius: ${radius.small};
  background: ${({ $quiet }) => ($quiet ? "none" : color.accentSoft)};
  font-size: ${({ $quiet }) => typeScale[$quiet ? "body" : "small"]};
  line-height: 1.35;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &:last-child { margin-bottom: 0; }
`;
const Title = styled.div<{ $quiet: boolean }>`
  color: ${({ $quiet }) => ($quiet ? color.muted : color.accentText)};
  font-size: ${typeScale.small};
  font-weight: ${({ $quiet }) => ($quiet ? 400 : 700)};
`;

/** A text with what it is: an earlier version of a message, or a note. Unlike a quote, it is never cut. */
export function Excerpt({ title, quiet = false, children }: Props) {
  return (
    <Block $quiet={quiet}>
      <Title $quiet={quiet}>{title}</Title>
      {children}
    </Block>
  );
}
