import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

/** A small picture on a ground of its own. */
export const IconTile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.medium};
  color: ${color.accentText};
  background: ${color.accentSoft};
  > svg { width: 24px; height: 24px; }
`;
