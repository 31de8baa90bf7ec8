import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props {
  author: ReactNode;
  /** The text in short; at most two lines of it are shown. */
  children: ReactNode;
  /** Leads to the quoted message. */
  onPress?: () => void;
}

const face = css`
  display: grid;
  width: 100%;
  padding: 4px 12px 6px;
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  font-size: ${typeScale.small};
  line-height: 1.35;
  text-align: start;
  white-space: normal;
`;

const Plain = styled.div`${face}`;
const Pressable = styled.button`
  ${face}
  min-height: 44px;
  margin-block: 2px 6px;
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
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The message that a reply answers, above the reply. */
export function Quote({ author, children, onPress }: Props) {
  const inside = (
    <>
      <Name>{author}</Name>
      <Words>{children}</Words>
    </>
  );
  if (!onPress) return <Plain>{inside}</Plain>;
  return (
    <Pressable type="button" onClick={onPress}>
      {inside}
    </Pressable>
  );
}
