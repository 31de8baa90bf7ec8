import styled from "styled-components";
import { color, hover, transition } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";

/** A room code as a button: adds a touch area and a hover effect around the code. */
export const CodeButton = styled.button`
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
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
`;
