import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { color, from } from "../../../ui/theme/css.ts";
import { layer, motion } from "../../../ui/tokens.ts";
import { type HeaderLinkItem, HeaderLinks } from "./header-links.tsx";
import * as text from "./navigation-text.ts";

interface Props {
  /** The name and logo, usually a link home. */
  brand: ReactNode;
  /** Shown from the `navigation` breakpoint on. Links that don't fit go into "More". */
  links?: readonly HeaderLinkItem[];
  /** Always shown: bell, account, sign in. */
  actions?: ReactNode;
  /** A NavigationMenu, on screens too small for `links`. */
  menu?: ReactNode;
  /** Names the links for screen readers. */
  label?: string;
  /** Transparent until the page is scrolled. Without it, opaque from the start. */
  isClearAtTop?: boolean;
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
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  max-width: calc(1216px + 2 * var(--gutter));
  min-height: 64px;
  margin: 0 auto;
  padding: 4px var(--gutter);
  ${from.navigation} { flex-wrap: nowrap; gap: 12px; }
`;

// The name gets a line of its own on a phone whose reader's text is large.
const Brand = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
  ${from.navigation} { flex: 0 0 auto; max-width: 35%; }
`;
const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-start: auto;
  ${from.navigation} { gap: 4px; }
`;
// Aligns the icon's lines with the edge of the page, and leaves more room for the name on narrow phones.
const Menu = styled.div`
  margin-inline-end: -8px;
  ${from.navigation} { display: none; }
`;

// The bar becomes opaque after 50 px. Scrolling only re-renders it when the result changes.
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 50);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}

/** The bar at the top of every page. */
export function HeaderBar({ brand, links, actions, menu, label = text.mainLinksLabel, isClearAtTop = false }: Props) {
  const scrolled = useScrolled();
  return (
    <Bar data-bar $solid={scrolled || !isClearAtTop}>
      <Inner>
        <Brand>{brand}</Brand>
        {links !== undefined && <HeaderLinks label={label} links={links} />}
        {actions !== undefined && <Actions>{actions}</Actions>}
        {menu !== undefined && <Menu>{menu}</Menu>}
      </Inner>
    </Bar>
  );
}
