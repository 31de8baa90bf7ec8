import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import styled from "styled-components";
import { color, transition } from "../theme/css.ts";
import { radius } from "../tokens.ts";

interface Props {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

const Frame = styled.details`border: 1px solid ${color.line}; border-radius: ${radius.medium}; background: ${color.surface};`;

const Summary = styled.summary`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  padding: 10px 16px;
  border-radius: ${radius.medium};
  font-weight: 700;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  &:focus-visible { border-radius: ${radius.medium}; }
  > svg { flex: none; width: 20px; height: 20px; color: ${color.muted}; ${transition("transform")} }
  details[open] > & > svg { transform: rotate(180deg); }
`;

const Body = styled.div`padding: 0 16px 16px;`;

/** More, for those who want it. */
export function Disclosure({ summary, open = false, children }: Props) {
  return (
    <Frame open={open}>
      <Summary>
        {summary}
        <ChevronDown aria-hidden />
      </Summary>
      <Body>{children}</Body>
    </Frame>
  );
}
