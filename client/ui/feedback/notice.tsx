import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

export type NoticeTone = "info" | "success" | "warning" | "danger";

interface Props {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Appears while one is here, so it is also spoken. */
  live?: boolean;
}

const paints: Record<NoticeTone, { sign: string; ground: string; icon: ReactNode }> = {
  info: { sign: color.accentText, ground: color.accentSoft, icon: <Info aria-hidden /> },
  success: { sign: color.success, ground: color.successSoft, icon: <CircleCheck aria-hidden /> },
  warning: { sign: color.warning, ground: color.warningSoft, icon: <TriangleAlert aria-hidden /> },
  danger: { sign: color.danger, ground: color.dangerSoft, icon: <CircleAlert aria-hidden /> },
};

const Frame = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${({ $tone }) => paints[$tone].ground};
  font-size: ${typeScale.small};
  > svg { flex: none; width: 22px; height: 22px; color: ${({ $tone }) => paints[$tone].sign}; }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-width: 0;
  /* A button is taller than the line it stands on. */
  > button, > a { margin: -10px 0; }
`;

const Words = styled.div`flex: 1 1 12em; min-width: 0;`;
const Title = styled.p`font-weight: 700; font-size: 1rem;`;

/** Something to know, at the place it is about. */
export function Notice({ tone = "info", title, children, action, icon, live = false }: Props) {
  return (
    <Frame $tone={tone} role={live ? "status" : undefined}>
      {icon ?? paints[tone].icon}
      <Body>
        <Words>
          {title !== undefined && <Title>{title}</Title>}
          {children}
        </Words>
        {action}
      </Body>
    </Frame>
  );
}
