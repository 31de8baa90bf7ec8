import styled from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

/** A room code as a button: adds a touch area and a hover effect around the code. */
export const CodeButton = styled.button<{ $size: "giant" | "heading" | "lead" }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  max-width: 100%;
  min-height: 44px;
  padding: 4px;
  margin-inline: -4px;
  border-radius: ${radius.small};
  /* A press on a code selects its text, but not inside a button. */
  > * { user-select: none; }
  ${({ $size }) => $size === "giant" && `> span { font-size: ${typeScale.codeBeside}; }`}
  ${({ $size }) => $size === "lead" && `> span { font-size: ${typeScale.codeInLine}; }`}
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
`;
