import { css } from "styled-components";
import { color, from, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

/** A row of tabs. On a phone it scrolls sideways. */
export const tabBarStyle = css`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  &::-webkit-scrollbar { display: none; }
  ${from.tablet} { width: fit-content; max-width: 100%; }
`;

export const tabStyle = css`
  display: inline-flex;
  flex: 1 0 auto;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-width: min(160px, 40vw);
  min-height: 44px;
  padding: 8px 16px;
  border-radius: ${radius.inner};
  color: ${color.muted};
  font-size: ${typeScale.label};
  font-weight: 700;
  white-space: nowrap;
  text-decoration: none;
  ${transition("background-color", "color")}
  > svg { width: 20px; height: 20px; }
  ${hover} { &:hover { color: ${color.text}; } }
  &[data-state="active"], &[aria-current="page"] {
    color: ${color.text};
    background: ${color.lit};
    box-shadow: inset 0 -3px 0 ${color.accent};
  }
  &:focus-visible { border-radius: ${radius.inner}; outline-offset: -3px; }
`;
