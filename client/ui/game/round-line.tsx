import styled from "styled-components";
import { color, short } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";

/** What comes after this round, in the place of the time. */
export const NextRound = styled.p`
  color: ${color.muted};
  font-size: ${typeScale.small};
  font-weight: 600;
  text-align: end;
`;

/** The line about a player's own answer. It is always there, so text can come and go and nothing moves. */
export const AnswerLine = styled.p<{ $stays: boolean }>`
  min-height: 1.5em;
  color: ${color.muted};
  font-size: ${typeScale.small};
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  /* Low screens have no room for a sentence that something else shows too. */
  ${short} { ${({ $stays }) => !$stays && "position: absolute; opacity: 0;"} }
`;
