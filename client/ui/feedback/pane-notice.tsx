import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";

const Line = styled.p`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  background: ${color.accentSoft};
  font-size: ${typeScale.small};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  > svg { flex: none; width: 18px; height: 18px; color: ${color.accentText}; }
`;

interface Props {
  icon: ReactNode;
  children: ReactNode;
}

/** What holds for all of a pane for as long as it is open, across its top. */
export function PaneNotice({ icon, children }: Props) {
  return (
    <Line>
      {icon}
      {children}
    </Line>
  );
}
