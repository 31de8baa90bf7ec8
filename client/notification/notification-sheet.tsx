import { useEffect, useRef } from "react";
import styled from "styled-components";
import type { Notification } from "../../schema/notification/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { Button } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { WindowsPicture } from "../ui/illustration/windows-picture.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { useMarkAllRead, useReadEarlier } from "./notification-queries.ts";
import { NotificationRow } from "./notification-row.tsx";
import * as text from "./notification-text.ts";
import { markRead, useNotifications } from "./notifications.ts";
import type { Notifications } from "./unread.ts";

// The rows have padding of their own. The negative margin aligns their text with the dialog's title.
const Rows = styled.ul`display: grid; gap: 4px; margin: 0 -12px;`;
const Earlier = styled.div`margin-top: 12px;`;

/** The member's notifications. Each links to what it is about. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const query = useNotifications();
  const { data } = query;
  const unread = data?.unread ?? 0;
  const { mutate: markAllRead } = useMarkAllRead();
  const footer = (
    // It stays after a press, and is never `disabled`, so that it keeps the focus.
    <Button variant="secondary" aria-disabled={unread === 0} onClick={() => markAllRead()}>
      {text.markAllReadButton}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={text.notificationsTitle}
      footer={data && data.notifications.length > 0 ? footer : undefined}
    >
      {/* The dialog covers the count on the bell, so a text says it, to screen readers too. */}
      <Count role="status">{data && data.notifications.length > 0 && countText(unread)}</Count>
      {data ? (
        <NotificationList data={data} onClose={onClose} />
      ) : (
        <QueryState query={query} label={text.loading} level={3}>
          <SkeletonRows />
        </QueryState>
      )}
    </Dialog>
  );
}

const Count = styled.p`&:not(:empty) { margin-bottom: 8px; }`;

const countText = (unread: number) => (unread === 0 ? text.caughtUp : text.unreadStatus(unread));

function NotificationList({ data: { notifications, hasMore }, onClose }: { data: Notifications; onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const focusRow = useFocusOnRow(list, notifications.length);
  const earlier = useReadEarlier();

  function follow({ notificationId, isRead }: Notification) {
    // When this fails, the notification shows as unread in the next list. Nothing else is lost.
    if (!isRead) void markRead([notificationId]).catch(() => {});
    onClose();
  }

  function showEarlier() {
    focusRow(notifications.length);
    earlier.mutate();
  }

  if (notifications.length === 0) {
    return (
      <EmptyState picture={<WindowsPicture />} title={text.emptyTitle} level={3}>
        {text.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <Rows ref={list} aria-label={text.notificationsTitle}>
        {notifications.map((notification) => (
          <li key={notification.notificationId}>
            <NotificationRow notification={notification} onFollow={() => follow(notification)} />
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
