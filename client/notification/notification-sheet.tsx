import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Notification } from "../../schema/notification/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { QueryState } from "../frame/query-state.tsx";
import { Button } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { WindowsPicture } from "../ui/illustration/windows-picture.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { unreadText } from "./notification-text.ts";
import { markRead, readEarlier, useNotifications } from "./notifications.ts";
import type { Notifications } from "./unread.ts";

// The rows' own padding takes them to the dialog's edge, so that their words stand below its title.
const Rows = styled.ul`display: grid; gap: 4px; margin: 0 -12px;`;
const Earlier = styled.div`margin-top: 12px;`;

const sayFailed = (error: unknown) => toast({ ...errorTextFor(error), variant: "destructive" });

/** What happened while one was elsewhere, and the way to each. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const query = useNotifications();
  const { data } = query;
  const unread = data?.unread ?? 0;
  const footer = (
    // Not taken away when it was pressed, and not `disabled`: either would throw the focus away.
    <Button variant="secondary" aria-disabled={unread === 0} onClick={() => void markRead().catch(sayFailed)}>
      Mark all as read
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Notifications"
      footer={data && data.notifications.length > 0 ? footer : undefined}
    >
      {/* In words and heard: the count on the bell lies behind the dialog. */}
      <Count role="status">{data && data.notifications.length > 0 && countWords(unread)}</Count>
      {data ? (
        <Known known={data} onClose={onClose} />
      ) : (
        <QueryState query={query} label="Loading..." level={3}>
          <SkeletonRows />
        </QueryState>
      )}
    </Dialog>
  );
}

const Count = styled.p`&:not(:empty) { margin-bottom: 8px; }`;

const countWords = (unread: number) => (unread === 0 ? "You have read everything." : `${unreadText(unread)}.`);

function Known({ known: { notifications, hasMore }, onClose }: { known: Notifications; onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const focusRow = useFocusOnRow(list, notifications.length);
  const [isReading, setIsReading] = useState(false);

  function follow({ notificationId, isRead }: Notification) {
    // Where it cannot be said now the next list says so again; whoever goes there has read it all the same.
    if (!isRead) void markRead([notificationId]).catch(() => {});
    onClose();
  }

  async function earlier() {
    setIsReading(true);
    focusRow(notifications.length);
    await readEarlier().catch(sayFailed);
    setIsReading(false);
  }

  if (notifications.length === 0) {
    return (
      <EmptyState picture={<WindowsPicture />} title="All quiet" level={3}>
        When somebody writes to you, answers you, names you or adds you to a channel, it stands here.
      </EmptyState>
    );
  }
  return (
    <>
      <Rows ref={list} aria-label="Notifications">
        {notifications.map((notification) => (
          <li key={notification.notificationId}>
            <NotificationRow notification={notification} onFollow={() => follow(notification)} />
          </li>
        ))}
      </Rows>
      {hasMore && (
        <Earlier>
          <Button variant="quiet" block busy={isReading} onClick={earlier}>
            Earlier ones
          </Button>
        </Earlier>
      )}
    </>
  );
}

/** Puts the focus on the row of this number as soon as it is there: the button that brought it may be gone by then. */
function useFocusOnRow(list: { current: HTMLUListElement | null }, length: number): (index: number) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || length <= wanted.current) return;
    list.current?.children[wanted.current]?.querySelector("a")?.focus();
    wanted.current = undefined;
  }, [length, list]);
  return (index) => {
    wanted.current = index;
  };
}
