import styled from "styled-components";
import { color } from "../theme/css.ts";
import { motion, radius } from "../tokens.ts";

/** One message in a list. `$lit` highlights it after a quote or a search result led to it. */
export const MessageItem = styled.li<{ $lit?: boolean }>`
  border-radius: ${radius.medium};
  background: ${({ $lit }) => ($lit ? color.accentSoft : "transparent")};
  transition: background-color ${motion.slow}ms ease-out;
  &:focus-visible { border-radius: ${radius.medium}; outline-offset: -3px; }
`;

/** Part of a thread inside a dialog. It has a thread's usual background, so that the bubbles stand out. */
export const MessageExcerpt = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 4px;
  border-radius: ${radius.medium};
  background: ${color.ground};
`;
