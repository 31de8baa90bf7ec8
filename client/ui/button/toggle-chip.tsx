import type { ComponentProps } from "react";
import styled from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props extends Omit<ComponentProps<"button">, "type"> {
  pressed: boolean;
}

const Chip = styled.button`
  position: relative;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 36px;
  padding: 4px 12px;
  border: 2px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
  font-size: ${typeScale.small};
  font-weight: 700;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  ${transition("background-color", "border-color", "transform")}
  /* The chip looks small, but its touch area is 44 px high. */
  &::after { content: ""; position: absolute; inset: -6px 0; }
  > svg { width: 18px; height: 18px; }
  &:focus-visible { border-radius: ${radius.round}; }
  &[aria-pressed="true"] { color: ${color.accentText}; border-color: ${color.accent}; background: ${color.accentSoft}; }
  ${hover} { &:hover { border-color: ${color.accent}; } }
  &:active { transform: scale(0.95); }
`;

/** A small button that is on or off: a filter, or a reaction with its count. */
export function ToggleChip({ pressed, ...rest }: Props) {
  return <Chip {...rest} type="button" aria-pressed={pressed} />;
}
