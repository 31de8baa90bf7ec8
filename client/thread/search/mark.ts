import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

/** The part of a text that matches a search. */
export const Mark = styled.mark`
  padding-inline: 1px;
  border-radius: ${radius.tight};
  color: ${color.accentText};
  background: ${color.accentSoft};
  font-weight: 700;
`;
