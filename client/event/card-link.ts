import { Link } from "react-router";
import styled from "styled-components";
import { color, hover } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";

/** A link in a card's heading that can be pressed anywhere on the card. Buttons are above it in a card's footer. */
export const CardLink = styled(Link)`
  color: ${color.text};
  text-decoration: none;
  ${hover} { &:hover { text-decoration: underline; } }
  &::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.large}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`;
