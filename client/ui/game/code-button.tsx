import styled from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius } from "../tokens.ts";

/** A room's code as a button: the code keeps its own look, the button adds the room to press it. */
export const CodeButton = styled.button<{ $size: "giant" | "heading" | "lead" }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  max-width: 100%;
  min-height: 44px;
  padding: 4px;
  margin-inline: -4px;
  border-radius: ${radius.small};
  /* A code selects itself when it is pressed, and must not inside a button. */
  > * { user-select: none; }
  ${({ $size }) => $size === "giant" && "> span { font-size: clamp(1.75rem, 8.6vw, 2.5rem); }"}
  ${({ $size }) => $size === "lead" && "> span { font-size: clamp(1rem, 5.4vw, 1.1875rem); }"}
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
`;
