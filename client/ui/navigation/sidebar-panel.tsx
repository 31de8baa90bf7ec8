import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled, { css } from "styled-components";
import { Badge } from "../badge/badge.tsx";
import { CountBadge } from "../badge/count-badge.tsx";
import { shortCount } from "../format/short-count.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { headerItemStyle } from "./header-item-style.ts";

export interface SidebarItem {
  label: string;
  to: string;
  icon: ReactNode;
  /** Shown beside the label; none for 0. */
  count?: number;
  /** What the number counts, in words. */
  countLabel?: string;
}

interface Props {
  /** Names the links for screen readers. */
  label: string;
  items: readonly SidebarItem[];
  /** Shows icons alone; the labels are read aloud and shown on hover. */
  rail?: boolean;
}

const List = styled.ul`display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px;`;

const railStyle = css`justify-content: center; padding: 6px 0;`;
const Link = styled(NavLink)<{ $isRail: boolean }>`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 6px 12px;
  ${headerItemStyle}
  ${({ $isRail }) => $isRail && railStyle}
  &[aria-current="page"] { box-shadow: none; }
`;
const Label = styled.span`flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;`;

/** The links of a sidebar, with their labels or as a rail of icons. */
export function SidebarPanel({ label, items, rail = false }: Props) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} end $isRail={rail} title={rail ? item.label : undefined}>
              <CountBadge icon={item.icon} count={rail ? (item.count ?? 0) : 0} />
              {rail ? <VisuallyHidden>{item.label}</VisuallyHidden> : <Label>{item.label}</Label>}
              <Count item={item} isShown={!rail} />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

function Count({ item: { count = 0, countLabel }, isShown }: { item: SidebarItem; isShown: boolean }) {
  if (count === 0) return null;
  const spoken = countLabel !== undefined && <VisuallyHidden>{`, ${countLabel}`}</VisuallyHidden>;
  if (!isShown) return spoken;
  return (
    <Badge tone="bright">
      <span aria-hidden>{shortCount(count)}</span>
      {spoken}
    </Badge>
  );
}
