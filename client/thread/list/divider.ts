import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

interface DividerProps {
  $tone?: "muted" | "accent";
}

/** A label between messages, with a line on both sides: the day, or the start of the unread messages. */
export const Divider = styled.li<DividerProps>`
  display: flex;
  gap: 12px;
  align-items: center;
  margin: 8px 0;
  color: ${({ $tone }) => ($tone === "accent" ? color.accentText : color.muted)};
  font-size: ${typeScale.small};
  font-weight: 700;
  &::before, &::after {
    content: "";
    flex: 1;
    border-top: 1px solid ${({ $tone }) => ($tone === "accent" ? color.accent : color.line)};
  }
`;
