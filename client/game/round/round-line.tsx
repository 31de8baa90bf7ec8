import styled from "styled-components";
import { color, short } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

/** Says what comes after this round, or that the game is paused. Shown instead of the countdown. */
export const NextRound = styled.p<{ $lit: boolean }>`
  color: ${({ $lit }) => ($lit ? color.accentText : color.muted)};
  font-size: ${typeScale.small};
  font-weight: 600;
  line-height: 1.25;
  text-align: end;
  text-wrap: balance;
`;

/** The status of the player's own answer. The line is always there, so nothing moves when its text changes. */
export const AnswerLine = styled.p<{ $stays: boolean }>`
  min-height: 1.5em;
  color: ${color.muted};
  font-size: ${typeScale.small};
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  /* Low screens have no room for a text that something else shows too. */
  ${short} { ${({ $stays }) => !$stays && "position: absolute; opacity: 0;"} }
`;
