import styled from "styled-components";
import { color } from "../theme/css.ts";
import { motion, radius } from "../tokens.ts";

/** One message of a list. It can take the focus, and be lit: a quote or a search led to it. */
export const MessageItem = styled.li<{ $lit?: boolean }>`
  border-radius: ${radius.medium};
  background: ${({ $lit }) => ($lit ? color.accentSoft : "transparent")};
  transition: background-color ${motion.slow}ms ease-out;
  &:focus-visible { border-radius: ${radius.medium}; outline-offset: -3px; }
`;

/** A part of a thread inside a dialog, on the ground that a thread has elsewhere, so that its bubbles stand out. */
export const MessageExcerpt = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 12px 4px;
  border-radius: ${radius.medium};
  background: ${color.ground};
`;
