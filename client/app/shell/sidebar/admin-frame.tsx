import LogOut from "lucide-react/icons/log-out";
import MoveLeft from "lucide-react/icons/move-left";
import type { ComponentType } from "react";
import { signOutButton } from "../../../account/account-text.ts";
import { PasswordAgainPanel } from "../../../account/security/password-again-panel.tsx";
import { useSignOut } from "../../../account/use-sign-out.tsx";
import { adminTitle } from "../../../admin/admin-text.ts";
import { PaletteButton } from "../../../admin/palette/palette-button.tsx";
import { Sections } from "../../../frame/section/sections.tsx";
import { useMinWidth } from "../../../ui/layout/use-min-width.ts";
import type { SidebarItem } from "../../../ui/navigation/sidebar-panel.tsx";
import { backToSiteLink } from "../shell-text.ts";
import { linkedSections, loadSections } from "./load-sections.ts";
import { SidebarFrame } from "./sidebar-frame.tsx";

/** ADMIN-2: the sections in the specified order. */
export async function loadAdminFrame(): Promise<ComponentType> {
  const sections = await loadSections("admin");
  return () => (
    <Sections value={sections}>
      <AdminFrame items={linkedSections(sections)} />
    </Sections>
  );
}

/** ADMIN-3: the frame of the admin area. It leads back to the site and signs out. */
export function AdminFrame({ items }: { items: readonly SidebarItem[] }) {
  const { press, isPending, question } = useSignOut();
  const isWide = useMinWidth("wide");
  const endItems = [
    { label: backToSiteLink, to: "/", icon: <MoveLeft aria-hidden /> },
    { label: signOutButton, icon: <LogOut aria-hidden />, busy: isPending, onPress: press },
  ];
  return (
    <>
      <SidebarFrame
        title={adminTitle}
        items={items}
        isTitleShown={!isWide}
        endItems={endItems}
        actions={<PaletteButton />}
      />
      <PasswordAgainPanel />
      {question}
    </>
  );
}
