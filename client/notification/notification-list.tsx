import { useEffect, useRef } from "react";
import styled from "styled-components";
import type { Notification } from "../../schema/notification/api.ts";
import { ReportButton } from "../safety/report-button-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { WindowsPicture } from "../ui/illustration/windows-picture.tsx";
import { useReadEarlier } from "./notification-queries.ts";
import { NotificationRow } from "./notification-row.tsx";
import * as text from "./notification-text.ts";
import { markRead } from "./notifications.ts";
import type { Notifications } from "./unread.ts";

// The rows have padding of their own. The negative margin aligns their text with the title above.
const Rows = styled.ul`display: grid; gap: 4px; margin: 0 -12px;`;
const Earlier = styled.div`margin-top: 12px;`;

interface Props {
  data: Notifications;
  /** Called when a notification was pressed. */
  onFollow?: () => void;
}

/** The member's notifications, newest first. Each links to what it is about. */
export function NotificationList({ data: { notifications, hasMore }, onFollow }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focusRow = useFocusOnRow(list, notifications.length);
  const earlier = useReadEarlier();

  function follow({ notificationId, isRead }: Notification) {
    // When this fails, the notification shows as unread in the next list. Nothing else is lost.
    if (!isRead) void markRead([notificationId]).catch(() => {});
    onFollow?.();
  }

  function showEarlier() {
    focusRow(notifications.length);
    earlier.mutate();
  }

  if (notifications.length === 0) {
    return <EmptyState picture={<WindowsPicture />} title={text.emptyTitle} level={3} hint={text.emptyHint} />;
  }
  return (
    <>
      <Rows ref={list} aria-label={text.notificationsTitle}>
        {notifications.map((notification) => (
          <li key={notification.notificationId}>
            <NotificationRow notification={notification} onFollow={() => follow(notification)} />
            <ReportAnnouncement place={notification.place} />
          </li>
        ))}
      </Rows>
      {hasMore && (
        <Earlier>
          <Button variant="quiet" block busy={earlier.isPending} onClick={showEarlier}>
            {text.showEarlierButton}
          </Button>
        </Earlier>
      )}
    </>
  );
}

/** SAFE-91: members read an announcement here and nowhere else. */
const ReportAnnouncement = ({ place }: { place: Notification["place"] }) =>
  place.kind === "announcement" && (
    <ReportButton
      subject={{ kind: "announcement", announcementId: place.announcementId }}
      label={text.reportLabel(place.name)}
    >
      {text.reportButton}
    </ReportButton>
  );

/** Moves the focus to the row with this index once it is rendered, because the button that was pressed may be gone. */
function useFocusOnRow(list: { current: HTMLUListElement | null }, length: number): (index: number) => void {
  const targetIndex = useRef<number>(undefined);
  useEffect(() => {
    if (targetIndex.current === undefined || length <= targetIndex.current) return;
    list.current?.children[targetIndex.current]?.querySelector("a")?.focus();
    targetIndex.current = undefined;
  }, [length, list]);
  return (index) => {
    targetIndex.current = index;
  };
}
