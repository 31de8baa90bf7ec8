import { AccountPanel } from "../../account/account-panel.tsx";
import { NotificationBell } from "../../notification/notification-bell.tsx";
import type { CornerProps } from "./corner-place.tsx";
import { MemberLinks } from "./member-links.tsx";

/** What only members have in the bar: visitors load nothing of it. */
export function MemberCorner(props: CornerProps) {
  return (
    <>
      <MemberLinks {...props} />
      <NotificationBell />
      <AccountPanel />
    </>
  );
}
