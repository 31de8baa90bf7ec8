import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled, { css } from "styled-components";
import { Badge } from "../../../ui/badge/badge.tsx";
import { CountBadge } from "../../../ui/badge/count-badge.tsx";
import { Spinner } from "../../../ui/button/spinner.tsx";
import { shortCount } from "../../../ui/format/short-count.ts";
import { headerItemStyle } from "../../../ui/navigation/header-item-style.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";

export interface SidebarItem {
  label: string;
  to: string;
  icon: ReactNode;
  /** Shown beside the label; none for 0. */
  count?: number;
  /** What the number counts, in words. */
  countLabel?: string;
}

/** A link away from the sidebar's area. */
interface EndLink {
  label: string;
  to: string;
  icon: ReactNode;
}

interface EndButton {
  label: string;
  icon: ReactNode;
  busy: boolean;
  onPress: () => void;
}

export type SidebarEndItem = EndLink | EndButton;

interface Props {
  /** Names the links for screen readers. */
  label: string;
  items: readonly SidebarItem[];
  /** Below the links, at the lower edge of a sidebar that is higher than they are. */
  endItems?: readonly SidebarEndItem[] | undefined;
  /** Shows icons alone; the labels are read aloud and shown on hover. */
  rail?: boolean;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  justify-content: space-between;
  min-height: 100%;
`;
const List = styled.ul`display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px;`;

const railStyle = css`justify-content: center; padding: 8px 0;`;
const itemStyle = css<{ $isRail: boolean }>`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  padding: 8px 12px;
  text-align: start;
  ${headerItemStyle}
  ${({ $isRail }) => $isRail && railStyle}
`;
const Link = styled(NavLink)<{ $isRail: boolean }>`
  ${itemStyle}
  &[aria-current="page"] { box-shadow: none; }
`;
const Button = styled.button<{ $isRail: boolean }>`${itemStyle}`;
const Label = styled.span`flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;`;

/** The links of a sidebar, with their labels or as a rail of icons. */
export function SidebarPanel({ label, items, endItems = [], rail = false }: Props) {
  return (
    <Frame>
      <nav aria-label={label}>
        <List>
          {items.map((item) => (
            <li key={item.to}>
              <ItemLink item={item} isRail={rail} />
            </li>
          ))}
        </List>
      </nav>
      {endItems.length > 0 && (
        <List>
          {endItems.map((item) => (
            <li key={item.label}>
              {"to" in item ? <ItemLink item={item} isRail={rail} /> : <EndAction item={item} isRail={rail} />}
            </li>
          ))}
        </List>
      )}
    </Frame>
  );
}

function ItemLink({ item, isRail }: { item: SidebarItem; isRail: boolean }) {
  // The addresses of all sections begin with that of the first, such as /admin, which is current only there.
  const isFirst = item.to.lastIndexOf("/") === 0;
  return (
    <Link to={item.to} end={isFirst} $isRail={isRail} title={isRail ? item.label : undefined}>
      <CountBadge icon={item.icon} count={isRail ? (item.count ?? 0) : 0} />
      <Name isRail={isRail}>{item.label}</Name>
      <Count item={item} isShown={!isRail} />
    </Link>
  );
}

function EndAction({ item: { label, icon, busy, onPress }, isRail }: { item: EndButton; isRail: boolean }) {
  return (
    <Button
      type="button"
      $isRail={isRail}
      title={isRail ? label : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      {busy ? <Spinner /> : <CountBadge icon={icon} count={0} />}
      <Name isRail={isRail}>{label}</Name>
    </Button>
  );
}

const Name = ({ isRail, children }: { isRail: boolean; children: string }) =>
  isRail ? <VisuallyHidden>{children}</VisuallyHidden> : <Label>{children}</Label>;

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
