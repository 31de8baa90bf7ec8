import styled from "styled-components";
import { color } from "../../../ui/theme/css.ts";
import { layer, radius } from "../../../ui/tokens.ts";
import * as text from "./navigation-text.ts";

const StyledLink = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: 8px;
  left: 8px;
  padding: 12px 16px;
  border-radius: ${radius.medium};
  color: ${color.onAccent};
  background: ${color.accent};
  font-weight: 700;
  &:not(:focus) { opacity: 0; transform: translateY(-200%); }
`;

/** The first link for the Tab key. It skips the navigation and leads to the page's `main`. */
export function SkipLink() {
  return <StyledLink href="#main">{text.skipLink}</StyledLink>;
}
