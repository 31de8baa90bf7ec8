import { AccountPanel } from "../../account/account-panel.tsx";
import { NotificationBell } from "../../notification/notification-bell.tsx";
import { MemberLinks } from "./member-links.tsx";
import type { UserMenuProps } from "./user-menu-placeholder.tsx";

/** What only members have in the bar: visitors load nothing of it. */
export function UserMenu(props: UserMenuProps) {
  return (
    <>
      <MemberLinks {...props} />
      <NotificationBell />
      <AccountPanel />
    </>
  );
}
