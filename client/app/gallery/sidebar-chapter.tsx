import { useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Chapter, Specimen } from "../../ui/gallery/specimen.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { SidebarDrawer } from "../shell/sidebar/sidebar-drawer.tsx";
import { SidebarPanel } from "../shell/sidebar/sidebar-panel.tsx";
import { gallerySidebar } from "./gallery-sidebar.tsx";

const OpenWidth = styled.div`width: 16rem; padding: 12px 8px;`;
const RailWidth = styled.div`width: 3rem; padding: 12px 1px;`;

export function SidebarChapter() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { title, items } = gallerySidebar;
  return (
    <Chapter title="Sidebar">
      <Specimen name="SidebarPanel, open and as a rail">
        <Cluster $gap={32} $align="start">
          <OpenWidth>
            <SidebarPanel label="Open" items={items} />
          </OpenWidth>
          <RailWidth>
            <SidebarPanel label="Rail" items={items} rail />
          </RailWidth>
        </Cluster>
      </Specimen>
      <Specimen name="SidebarDrawer, and the whole SidebarLayout">
        <Cluster $gap={12}>
          <Button ref={opener} variant="secondary" onClick={() => setIsOpen(true)}>
            Open the drawer
          </Button>
          <ButtonLink to="/ui/sidebar" variant="secondary">
            See the whole layout
          </ButtonLink>
        </Cluster>
        {isOpen && (
          <SidebarDrawer title={title} opener={opener} onClose={() => setIsOpen(false)}>
            <SidebarPanel label="Drawer" items={items} />
          </SidebarDrawer>
        )}
      </Specimen>
    </Chapter>
  );
}
