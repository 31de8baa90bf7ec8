import styled from "styled-components";
import { from } from "../../../ui/theme/css.ts";
import { typeScale } from "../../../ui/tokens.ts";
import { HeaderLink } from "./header-link.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { useFittingItems } from "./use-fitting-items.ts";

export interface HeaderLinkItem {
  label: string;
  to: string;
}

const Nav = styled.nav`
  display: none;
  flex: 1 1 0;
  min-width: 0;
  align-items: center;
  ${from.navigation} { display: flex; gap: 4px; }
`;

// Links that don't fit wrap below the visible line. The padding leaves room for the focus rings.
const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 4px;
  height: 60px;
  min-width: 0;
  margin: -8px;
  padding: 8px;
  overflow: hidden;
  > a { padding-inline: 8px; font-size: ${typeScale.small}; white-space: nowrap; }
`;

/** As many links as fit on one line; the others are in "More". */
export function HeaderLinks({ label, links }: { label: string; links: readonly HeaderLinkItem[] }) {
  const { row, count, freeWidth } = useFittingItems(links.map((link) => link.label).join());
  return (
    <Nav aria-label={label}>
      <LinkRow ref={row}>
        {links.map((link, at) => (
          <HeaderLink key={link.to} to={link.to} end={link.to === "/"} hidden={at >= count}>
            {link.label}
          </HeaderLink>
        ))}
      </LinkRow>
      <MoreMenu links={links.slice(count)} shift={-freeWidth} />
    </Nav>
  );
}
