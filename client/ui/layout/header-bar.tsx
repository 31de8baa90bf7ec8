import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { color, from } from "../theme/css.ts";
import { breakpoint, layer, motion, typeScale } from "../tokens.ts";

interface Props {
  /** The name and sign, usually a link home. */
  brand: ReactNode;
  /** Links that fit beside it on a large screen. */
  links?: ReactNode;
  /** Always there: bell, picture, sign in. */
  actions?: ReactNode;
  /** A HeaderMenu, there when `links` are not. */
  menu?: ReactNode;
  /** Names the links for screen readers. */
  label?: string;
  /** Lies on the page until it is scrolled; else opaque from the start. */
  clear?: boolean;
}

const Bar = styled.header<{ $solid: boolean }>`
  position: sticky;
  z-index: ${layer.bar};
  top: 0;
  padding-top: env(safe-area-inset-top);
  border-bottom: 1px solid ${({ $solid }) => ($solid ? color.line : "transparent")};
  background: ${({ $solid }) => ($solid ? color.ground : "transparent")};
  transition: background-color ${motion.calm}ms, border-color ${motion.calm}ms;
`;

const Inner = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;
  max-width: 1376px;
  min-height: 64px;
  margin: 0 auto;
  padding: 4px 16px;
  ${from.wide} { gap: 8px; }
`;

const Brand = styled.div`flex: 1 1 auto; min-width: 0;`;
const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  ${from.wide} { gap: 4px; }
`;
const Links = styled.nav`
  display: none;
  @media (min-width: ${breakpoint.desk}px) { display: flex; gap: 2px; align-items: center; }
  > a { padding-inline: clamp(7px, (100vw - 1008px) / 16, 10px); font-size: ${typeScale.small}; white-space: nowrap; }
`;
// Its lines stand on the edge of the page, and the place around them is the name's on the narrowest phones.
const Menu = styled.div`
  margin-inline-end: -8px;
  @media (min-width: ${breakpoint.desk}px) { display: none; }
`;

// The bar is opaque after 50 px: reading the position in a passive listener costs nothing until the answer changes.
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 50);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return scrolled;
}

export function HeaderBar({ brand, links, actions, menu, label = "Main", clear = false }: Props) {
  const scrolled = useScrolled();
  return (
    <Bar data-bar $solid={scrolled || !clear}>
      <Inner>
        <Brand>{brand}</Brand>
        {links !== undefined && <Links aria-label={label}>{links}</Links>}
        {actions !== undefined && <Actions>{actions}</Actions>}
        {menu !== undefined && <Menu>{menu}</Menu>}
      </Inner>
    </Bar>
  );
}
