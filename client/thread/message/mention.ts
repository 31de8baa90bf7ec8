import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

/** A member's name inside a message. The reader's own name stands out more. */
export const Mention = styled.span<{ $isReader: boolean }>`
  color: ${color.accentText};
  font-weight: 700;
  ${({ $isReader }) =>
    $isReader &&
    `padding: 1px 4px; border-radius: ${radius.small}; color: ${color.onAccent}; background: ${color.accent};`}
`;
