import styled from "styled-components";
import { QueryState } from "../frame/query-state.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { NotificationList } from "./notification-list.tsx";
import { useMarkAllRead } from "./notification-queries.ts";
import * as text from "./notification-text.ts";
import { useNotifications } from "./notifications.ts";

/** The member's notifications. Each links to what it is about. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const query = useNotifications();
  const { data } = query;
  const unread = data?.unread ?? 0;
  const { mutate: markAllRead } = useMarkAllRead();
  const footer = (
    <>
      <ButtonLink to="/dashboard/notifications" variant="quiet" onClick={onClose}>
        {text.settingsLink}
      </ButtonLink>
      {data && data.notifications.length > 0 && (
        // It stays after a press, and is never `disabled`, so that it keeps the focus.
        <Button variant="secondary" aria-disabled={unread === 0} onClick={() => markAllRead()}>
          {text.markAllReadButton}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={text.notificationsTitle} footer={footer}>
      {/* The dialog covers the count on the bell, so a text says it, to screen readers too. */}
      <Count role="status">{data && data.notifications.length > 0 && text.countText(unread)}</Count>
      {data ? (
        <NotificationList data={data} onFollow={onClose} />
      ) : (
        <QueryState query={query} label={text.loading} level={3} />
      )}
    </Dialog>
  );
}

const Count = styled.p`&:not(:empty) { margin-bottom: 8px; }`;
