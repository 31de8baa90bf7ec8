import styled from "styled-components";
import { color } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";

/** A dot at the end of a row that is new. The row also says it in words, for screen readers. */
export const NewDot = styled.span.attrs({ "aria-hidden": true })`
  width: 10px;
  height: 10px;
  margin-top: 0.5em;
  border-radius: ${radius.round};
  background: ${color.accent};
  @media (forced-colors: active) { background: Highlight; }
`;
