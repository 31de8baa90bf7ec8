import LogOut from "lucide-react/icons/log-out";
import MoveLeft from "lucide-react/icons/move-left";
import type { ComponentProps, ComponentType } from "react";
import { Sections } from "../../../frame/section/sections.tsx";
import { signOutButton } from "../../../frame/sign-out/sign-out-text.ts";
import { useSignOut } from "../../../frame/sign-out/use-sign-out.tsx";
import { useMinWidth } from "../../../ui/layout/use-min-width.ts";
import { ShownParts } from "../parts.tsx";
import { backToSiteLink } from "../shell-text.ts";
import { linkedSections, loadSidebar } from "./load-sidebar.ts";
import { SidebarFrame } from "./sidebar-frame.tsx";

/** ADMIN-2: the sections in the specified order. */
export async function loadAdminFrame(): Promise<ComponentType> {
  const { sections, title, parts } = await loadSidebar("admin");
  return () => (
    <Sections value={sections}>
      <AdminFrame title={title} items={linkedSections(sections)} actions={<ShownParts parts={parts} />} />
    </Sections>
  );
}

/** ADMIN-3: the frame of the admin area. It leads back to the site and signs out. */
export function AdminFrame(sidebar: Pick<ComponentProps<typeof SidebarFrame>, "title" | "items" | "actions">) {
  const { press, isPending, question } = useSignOut();
  const isWide = useMinWidth("wide");
  const endItems = [
    { label: backToSiteLink, to: "/", icon: <MoveLeft aria-hidden /> },
    { label: signOutButton, icon: <LogOut aria-hidden />, busy: isPending, onPress: press },
  ];
  return (
    <>
      <SidebarFrame {...sidebar} isTitleShown={!isWide} endItems={endItems} />
      {question}
    </>
  );
}
