import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { Spinner } from "../button/spinner.tsx";
import { color } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

export type NoticeTone = "info" | "success" | "warning" | "danger";

interface Props {
  tone?: NoticeTone;
  /** `strip` runs across a pane or the whole page, for what concerns all of it. */
  shape?: "card" | "strip";
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Shows a spinner in place of the icon: something is in progress. */
  busy?: boolean;
  /** Announced by screen readers, for a notice that appears while the page is open. */
  live?: boolean;
}

const paints: Record<NoticeTone, { front: string; ground: string; icon: ReactNode }> = {
  info: { front: color.accentText, ground: color.accentSoft, icon: <Info aria-hidden /> },
  success: { front: color.success, ground: color.successSoft, icon: <CircleCheck aria-hidden /> },
  warning: { front: color.warning, ground: color.warningSoft, icon: <TriangleAlert aria-hidden /> },
  danger: { front: color.danger, ground: color.dangerSoft, icon: <CircleAlert aria-hidden /> },
};

interface Appearance {
  $tone: NoticeTone;
}

const base = css<Appearance>`
  display: flex;
  flex: none;
  color: ${color.text};
  background: ${({ $tone }) => paints[$tone].ground};
  font-size: ${typeScale.small};
  overflow-wrap: anywhere;
  > svg, > span { flex: none; color: ${({ $tone }) => paints[$tone].front}; }
`;

const Card = styled.div<Appearance>`
  ${base}
  gap: 12px;
  padding: 12px 16px;
  border-radius: ${radius.medium};
  > svg, > span { width: 22px; height: 22px; }
`;

const Strip = styled.div<Appearance>`
  ${base}
  gap: 8px;
  align-items: center;
  min-height: 40px;
  padding: 8px 16px;
  border-bottom: 1px solid ${({ $tone }) => ($tone === "info" ? color.line : paints[$tone].front)};
  font-weight: 600;
  line-height: 1.35;
  > svg, > span { width: 18px; height: 18px; }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-width: 0;
  /* A button is taller than its line of text. */
  > button, > a { margin: -12px 0; }
`;

const Texts = styled.div`flex: 1 1 12em; min-width: 0;`;
const Title = styled.p`font-weight: 700; font-size: ${typeScale.label};`;

/** Information, shown next to what it is about. */
export function Notice({ tone = "info", shape = "card", title, children, action, icon, busy, live = false }: Props) {
  const Box = shape === "card" ? Card : Strip;
  return (
    <Box $tone={tone} role={live ? "status" : undefined}>
      {busy ? <Spinner /> : (icon ?? paints[tone].icon)}
      <Body>
        <Texts>
          {title !== undefined && <Title>{title}</Title>}
          {children}
        </Texts>
        {action}
      </Body>
    </Box>
  );
}
