import PanelLeft from "lucide-react/icons/panel-left";
import { type ReactNode, useId, useRef } from "react";
import styled from "styled-components";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { usePart } from "../../../ui/late/use-part.ts";
import { useMinWidth } from "../../../ui/layout/use-min-width.ts";
import { useOverlayOpen } from "../../../ui/overlay/use-overlay-open.ts";
import { color, from } from "../../../ui/theme/css.ts";
import { layer, motion } from "../../../ui/tokens.ts";
import * as text from "../navigation/navigation-text.ts";
import { type SidebarEndItem, type SidebarItem, SidebarPanel } from "./sidebar-panel.tsx";
import { useSidebarOpen, useSidebarShortcut } from "./sidebar-state.ts";

interface Props {
  /** Names the links, and the drawer on phones. */
  title: string;
  /** The name and logo, usually a link home. Without it, the bar shows the title. */
  brand?: ReactNode;
  items: readonly SidebarItem[];
  /** Below the links. */
  endItems?: readonly SidebarEndItem[] | undefined;
  /** Shown at the end of the bar above the content. */
  actions?: ReactNode;
  children: ReactNode;
}

const SIDEBAR_WIDTH = "16rem";
const RAIL_WIDTH = "3rem";

const Layout = styled.div`
  min-height: 100vh;
  min-height: calc(100dvh - var(--bottom-bar));
  ${from.navigation} { display: flex; }
`;
const Sidebar = styled.aside<{ $isRail: boolean }>`
  display: none;
  ${from.navigation} { display: block; }
  position: sticky;
  top: 0;
  flex: none;
  box-sizing: border-box;
  width: ${({ $isRail }) => ($isRail ? RAIL_WIDTH : SIDEBAR_WIDTH)};
  height: 100vh;
  height: 100dvh;
  padding: ${({ $isRail }) => ($isRail ? "12px 1px" : "12px 8px")};
  overflow: hidden auto;
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
  transition: width ${motion.calm}ms ${motion.out};
`;
const Main = styled.div`flex: 1; min-width: 0;`;
const Bar = styled.header`
  position: sticky;
  z-index: ${layer.bar};
  top: 0;
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 64px;
  padding: calc(4px + env(safe-area-inset-top)) 12px 4px;
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};
`;
const BarTitle = styled.div`flex: 1; min-width: 0; overflow: hidden; font-weight: 700; white-space: nowrap; text-overflow: ellipsis;`;
const Actions = styled.div`display: flex; flex: none; gap: 4px; align-items: center;`;

/** A sidebar beside the content: a rail of icons when it is collapsed, and a drawer on phones. Ctrl+B or Cmd+B toggles it. */
export function SidebarLayout({ title, brand, items, endItems, actions, children }: Props) {
  const sideId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isWide = useMinWidth("navigation");
  const [isOpen, setIsOpen] = useSidebarOpen();
  const [isDrawerOpen, setIsDrawerOpen] = useOverlayOpen();
  const { part: drawer, isFetching } = usePart(
    () => import("./sidebar-drawer.tsx"),
    isDrawerOpen && !isWide,
    setIsDrawerOpen,
  );
  const isExpanded = isWide ? isOpen : isDrawerOpen;
  const toggle = () => (isWide ? setIsOpen(!isOpen) : setIsDrawerOpen(!isDrawerOpen));
  useSidebarShortcut(toggle);
  const isRail = !isOpen;
  return (
    <Layout>
      <Sidebar id={sideId} $isRail={isRail}>
        <SidebarPanel label={title} items={items} endItems={endItems} rail={isRail} />
      </Sidebar>
      <Main>
        <Bar data-bar>
          <IconButton
            ref={button}
            label={isExpanded ? text.closeSidebarLabel : text.openSidebarLabel}
            icon={<PanelLeft />}
            aria-expanded={isExpanded && !isFetching}
            aria-controls={isWide ? sideId : undefined}
            aria-haspopup={isWide ? undefined : "dialog"}
            aria-keyshortcuts="Control+B Meta+B"
            busy={isFetching}
            onClick={toggle}
          />
          <BarTitle>{brand ?? title}</BarTitle>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Bar>
        {children}
      </Main>
      {drawer && isDrawerOpen && !isWide && (
        <drawer.SidebarDrawer title={title} opener={button} onClose={() => setIsDrawerOpen(false)}>
          <SidebarPanel label={title} items={items} endItems={endItems} />
        </drawer.SidebarDrawer>
      )}
    </Layout>
  );
}
