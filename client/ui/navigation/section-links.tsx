import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled from "styled-components";
import { tabBarStyle, tabStyle } from "../overlay/tab-style.ts";

export interface SectionLink {
  label: string;
  to: string;
  icon?: ReactNode;
}

const Bar = styled.nav`${tabBarStyle}`;
const Tab = styled(NavLink)`${tabStyle}`;

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
