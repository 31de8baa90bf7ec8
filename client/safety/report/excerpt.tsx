import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

const Block = styled.div`
  margin-block: 4px 8px;
  padding: 4px 12px 6px;
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  font-size: ${typeScale.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &:last-child { margin-bottom: 0; }
`;
const Title = styled.p`color: ${color.accentText}; font-weight: 700;`;

/** A text that belongs to a piece of evidence: an earlier version, or what it replied to. Unlike a quote, it is never cut. */
export function Excerpt({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Block>
      <Title>{title}</Title>
      {children}
    </Block>
  );
}
