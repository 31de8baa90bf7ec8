import { css, keyframes } from "styled-components";
import { color } from "../theme/css.ts";
import { layer, motion, radius, typeScale } from "../tokens.ts";

/** Between what opens beside a button and the edges of the screen. */
export const SCREEN_GAP_PX = 8;

const appear = keyframes`from { opacity: 0; transform: scale(0.96); }`;

/** The surface of what opens beside a button. Radix says how much room there is and on which side the button is. */
export const floatingSurface = css`
  z-index: ${layer.dialog};
  max-width: calc(100vw - ${2 * SCREEN_GAP_PX}px);
  max-height: var(--radix-popper-available-height);
  overflow: hidden auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.edge};
  border-radius: ${radius.large};
  color: ${color.text};
  background: ${color.raised};
  box-shadow: 0 4px 16px ${color.shadow};
  transform-origin: var(--radix-popper-transform-origin);
  animation: ${appear} ${motion.quick}ms ${motion.out};
  &:focus { outline: none; }
`;

/** One line of a menu. Radix highlights the line that the keyboard or the mouse is on. */
export const menuLine = css`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 4px 12px;
  border-radius: ${radius.medium};
  font-size: ${typeScale.label};
  font-weight: 600;
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  > svg { flex: none; width: 20px; height: 20px; }
  &[data-highlighted] { background: ${color.accentSoft}; outline: none; }
  &:focus-visible { border-radius: ${radius.medium}; outline: 3px solid ${color.focus}; outline-offset: -3px; }
  &[aria-disabled="true"] { color: ${color.muted}; cursor: default; }
`;
