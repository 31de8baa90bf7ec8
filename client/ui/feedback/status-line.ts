import styled from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";

/** One line of text that comes and goes. Its height never changes, so nothing around it moves. */
export const StatusLine = styled.p<{ $tone?: "muted" | "warning" }>`
  flex: none;
  min-height: 24px;
  padding: 0 16px;
  overflow: hidden;
  color: ${({ $tone = "muted" }) => color[$tone]};
  font-size: ${typeScale.small};
  font-weight: ${({ $tone }) => ($tone === "warning" ? 600 : 400)};
  line-height: 24px;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
