import { AccountPanel } from "../../account/account-panel.tsx";
import { NotificationBell } from "../../notification/notification-bell.tsx";

/** The parts of the header that only members have. Visitors never load them. */
export function UserMenu() {
  return (
    <>
      <NotificationBell />
      <AccountPanel />
    </>
  );
}
