import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled from "styled-components";
import { tabBarStyle, tabStyle } from "../ui/overlay/tab-style.ts";
import { from } from "../ui/theme/css.ts";

export interface SectionLink {
  label: string;
  to: string;
  icon?: ReactNode;
}

// On a phone there are two in a line, so that no section is out of view. There is no room for the icons.
const Bar = styled.nav`
  ${tabBarStyle}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  ${from.tablet} { display: flex; }
`;
const Tab = styled(NavLink)`
  ${tabStyle}
  padding-inline: 8px;
  > svg { display: none; }
  ${from.wide} { > svg { display: block; } }
  ${from.tablet} { padding-inline: 16px; }
`;

/** Links between the sections of a page, which look like tabs. Each section has an address of its own. */
export function SectionLinks({ label, links }: { label: string; links: readonly SectionLink[] }) {
  return (
    <Bar aria-label={label}>
      {links.map(({ label: name, to, icon }) => (
        <Tab key={to} to={to} end>
          {icon}
          {name}
        </Tab>
      ))}
    </Bar>
  );
}
