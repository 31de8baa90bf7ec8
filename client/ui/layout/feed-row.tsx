import type { ReactNode } from "react";
import { Link } from "react-router";
import styled from "styled-components";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props {
  to: string;
  /** An avatar. */
  start: ReactNode;
  /** What happened, in one sentence that may take two lines. */
  children: ReactNode;
  /** The beginning of what it is about. */
  excerpt?: string | undefined;
  /** When. */
  time: ReactNode;
  isNew: boolean;
  onFollow: () => void;
}

const Face = styled(Link)<{ $lit: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 10px;
  gap: 0 12px;
  align-items: start;
  min-height: 60px;
  padding: 10px 12px;
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${({ $lit }) => ($lit ? color.lit : "transparent")};
  text-decoration: none;
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &:active { background: ${color.accentSoft}; }
  &:focus-visible { border-radius: ${radius.medium}; outline-offset: -3px; }
`;

const Words = styled.span`display: grid; gap: 2px; min-width: 0; overflow-wrap: anywhere;`;
const ErrorText = styled.span<{ $lit: boolean }>`font-weight: ${({ $lit }) => ($lit ? 700 : 400)}; line-height: 1.35;`;
const Detail = styled.span`
  overflow: hidden;
  color: ${color.muted};
  font-size: ${typeScale.small};
  line-height: 1.4;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Dot = styled.span`
  width: 10px;
  height: 10px;
  margin-top: 0.4em;
  border-radius: ${radius.round};
  background: ${color.accent};
  @media (forced-colors: active) { background: Highlight; }
`;

/** Something that happened, and the way to it. */
export function FeedRow({ to, start, children, excerpt = "", time, isNew, onFollow }: Props) {
  return (
    <Face to={to} onClick={onFollow} $lit={isNew}>
      {start}
      <Words>
        <ErrorText $lit={isNew}>
          {isNew && <VisuallyHidden>New: </VisuallyHidden>}
          {children}
        </ErrorText>
        <Detail>
          {time}
          {excerpt !== "" && ` · ${excerpt}`}
        </Detail>
      </Words>
      {isNew && <Dot aria-hidden />}
    </Face>
  );
}
