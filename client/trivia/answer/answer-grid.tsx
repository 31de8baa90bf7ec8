import styled, { css } from "styled-components";
import { from, landscapePhone, short } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

// At the reveal the verse needs the space.
const compact = css`
  ${short} { > button { min-height: 36px; padding-block: 0; } }
`;

/** The four answers: one below another on a phone, two by two where the screen is wide. */
export const AnswerGrid = styled.div<{ $compact?: boolean }>`
  display: grid;
  gap: 8px;
  &[hidden] { display: none; }
  ${from.wide} { grid-template-columns: 1fr 1fr; gap: 12px; > button { min-height: 72px; } }
  ${short} { gap: 4px; > button { min-height: 52px; padding-block: 4px; font-size: ${typeScale.small}; line-height: 1.2; } }
  ${({ $compact }) => $compact && compact}
  ${landscapePhone} { grid-template-columns: 1fr 1fr; gap: 4px 8px; > button { min-height: 48px; } }
`;
