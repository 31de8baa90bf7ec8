import type { ReactNode } from "react";
import { Link } from "react-router";
import styled from "styled-components";
import { color, font, from } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

const StyledLink = styled(Link)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  border-radius: ${radius.small};
  color: ${color.text};
  font: 600 ${typeScale.body}/1.2 ${font.display};
  text-decoration: none;
  > span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  > img, > svg { flex: none; width: auto; height: 28px; }
  ${from.wide} { gap: 8px; font-size: ${typeScale.lead}; > img, > svg { height: 32px; } }
`;

interface Props {
  /** An image or a drawing. */
  logo: ReactNode;
  name: string;
}

/** The community's logo and name, as a link to the home page. */
export function HomeLink({ logo, name }: Props) {
  return (
    <StyledLink to="/">
      {logo}
      <span>{name}</span>
    </StyledLink>
  );
}
