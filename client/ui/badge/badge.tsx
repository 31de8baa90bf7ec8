import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

export type BadgeTone = "neutral" | "accent" | "bright" | "success" | "warning" | "danger";

interface Props {
  tone?: BadgeTone;
  /** `small` fits beside a name. */
  size?: "medium" | "small";
  icon?: ReactNode;
  children: ReactNode;
}

const paints: Record<BadgeTone, { text: string; ground: string }> = {
  neutral: { text: color.text, ground: color.line },
  accent: { text: color.accentText, ground: color.accentSoft },
  bright: { text: color.onAccent, ground: color.accent },
  success: { text: color.success, ground: color.successSoft },
  warning: { text: color.warning, ground: color.warningSoft },
  danger: { text: color.danger, ground: color.dangerSoft },
};

const Pill = styled.span<{ $tone: BadgeTone; $isSmall: boolean }>`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-height: ${({ $isSmall }) => ($isSmall ? "20px" : "26px")};
  max-width: 100%;
  /* A row lets its children shrink, but a badge never becomes narrower than its longest word. */
  && { min-width: min-content; }
  padding: ${({ $isSmall }) => ($isSmall ? "0 8px" : "4px 8px")};
  border-radius: ${radius.round};
  color: ${({ $tone }) => paints[$tone].text};
  background: ${({ $tone }) => paints[$tone].ground};
  font-size: ${typeScale.tiny};
  font-weight: 700;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  > svg { flex: none; width: 14px; height: 14px; }
`;

/** A word or two in a colored pill: a role, a state, a count. */
export function Badge({ tone = "neutral", size = "medium", icon, children }: Props) {
  return (
    <Pill $tone={tone} $isSmall={size === "small"}>
      {icon}
      {children}
    </Pill>
  );
}
