import styled from "styled-components";
import { color, landscapePhone, largeScreen } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

/** Seven tiles side by side. `$framed` marks the rack in which the word is built. */
export const LetterRack = styled.div<{ $framed?: boolean }>`
  display: flex;
  gap: clamp(4px, 1.2vw, 8px);
  justify-content: center;
  ${landscapePhone} { gap: 4px; }
  ${({ $framed }) =>
    $framed &&
    `padding: 8px;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surface};
    ${largeScreen} { padding-block: 12px; }
    ${landscapePhone} { padding: 4px; }`}
`;

/** Arranges the parts of a word battle round. It is focusable, without a focus ring, for when nothing inside has the focus. */
export const LetterTable = styled.div`
  display: flex;
  flex-direction: column;
  gap: inherit;
  outline: none;
  ${landscapePhone} {
    display: grid;
    flex: 1 0 auto;
    grid-template-columns: minmax(0, 3fr) minmax(200px, 2fr);
    gap: 4px 12px;
    align-content: center;
  }
`;
