import { css } from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { motion, radius, typeScale } from "../tokens.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "large";

export interface ButtonAppearance {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

interface Paint {
  text: string;
  fill: string;
  lowerEdge: string;
}

/** Buttons look like keys of a keyboard: `lowerEdge` is the darker lower edge. */
const paints: Record<ButtonVariant, Paint> = {
  primary: { text: color.onAccent, fill: color.accent, lowerEdge: color.accentDeep },
  secondary: { text: color.text, fill: color.raised, lowerEdge: color.edge },
  quiet: { text: color.accentText, fill: "transparent", lowerEdge: "transparent" },
  danger: { text: color.onDanger, fill: color.danger, lowerEdge: color.dangerDeep },
};

const outline = css`
  border: 2px solid ${color.edge};
  box-shadow: inset 0 -2px 0 ${color.line};
`;

/** The style of buttons, and of links that look like buttons. */
export const buttonStyle = css<ButtonAppearance>`
  position: relative;
  display: inline-flex;
  width: ${({ $block }) => ($block ? "100%" : "auto")};
  min-width: 44px;
  min-height: ${({ $size }) => ($size === "large" ? "56px" : "48px")};
  padding: 8px ${({ $size, $variant }) => ($variant === "quiet" ? "12px" : $size === "large" ? "24px" : "16px")} 12px;
  gap: 8px;
  align-items: center;
  justify-content: center;
  border-radius: ${radius.medium};
  font-size: ${({ $size }) => ($size === "large" ? typeScale.lead : typeScale.label)};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  color: ${({ $variant }) => paints[$variant].text};
  background: ${({ $variant }) => paints[$variant].fill};
  box-shadow: inset 0 -4px 0 ${({ $variant }) => paints[$variant].lowerEdge};
  ${({ $variant }) => $variant === "secondary" && outline}
  ${transition("transform", "filter", "background-color", "box-shadow")}
  user-select: none;

  > svg { flex: none; width: 1.25em; height: 1.25em; }
  &:focus-visible { border-radius: ${radius.medium}; }
  ${hover} {
    &:hover { filter: brightness(1.06); ${({ $variant }) => $variant === "quiet" && `background: ${color.accentSoft};`} }
  }
  &:active:not([aria-disabled="true"], :disabled) {
    transform: translateY(2px);
    box-shadow: inset 0 -1px 0 ${({ $variant }) => paints[$variant].lowerEdge};
    transition-duration: ${motion.quick / 2}ms;
  }
  &:disabled, &[aria-disabled="true"]:not([aria-busy="true"]) {
    color: ${color.muted};
    background: ${({ $variant }) => ($variant === "quiet" ? "transparent" : color.line)};
    border-color: transparent;
    box-shadow: none;
    cursor: not-allowed;
    filter: none;
  }
  &[aria-busy="true"] { cursor: progress; }
  @media (forced-colors: active) { border: 2px solid ButtonText; }
  @media print { display: none; }
`;
