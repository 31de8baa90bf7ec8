import LogOut from "lucide-react/icons/log-out";
import MoveLeft from "lucide-react/icons/move-left";
import { signOutButton } from "../../../account/account-text.ts";
import { PasswordAgainPanel } from "../../../account/security/password-again-panel.tsx";
import { useSignOut } from "../../../account/use-sign-out.tsx";
import { adminSidebar } from "../../../admin/admin-sidebar.tsx";
import { PaletteButton } from "../../../admin/palette/palette-button.tsx";
import { useMinWidth } from "../../../ui/layout/use-min-width.ts";
import { backToSiteLink } from "../shell-text.ts";
import { SidebarFrame } from "./sidebar-frame.tsx";

/** ADMIN-3: the frame of the admin area. It leads back to the site and signs out. */
export function AdminFrame() {
  const { press, isPending, question } = useSignOut();
  const isWide = useMinWidth("wide");
  const endItems = [
    { label: backToSiteLink, to: "/", icon: <MoveLeft aria-hidden /> },
    { label: signOutButton, icon: <LogOut aria-hidden />, busy: isPending, onPress: press },
  ];
  return (
    <>
      <SidebarFrame {...adminSidebar} isTitleShown={!isWide} endItems={endItems} actions={<PaletteButton />} />
      <PasswordAgainPanel />
      {question}
    </>
  );
}
