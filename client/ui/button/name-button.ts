import styled from "styled-components";
import { hover } from "../theme/css.ts";

/** A member's name or picture that can be pressed. It looks like what it contains. */
export const NameButton = styled.button`
  min-width: 24px;
  max-width: 100%;
  min-height: 24px;
  font-weight: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  ${hover} { &:hover { text-decoration: underline; } }
`;
