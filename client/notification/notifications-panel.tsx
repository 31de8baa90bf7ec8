import { QueryState } from "../frame/query-state.tsx";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { NotificationList } from "./notification-list.tsx";
import { useMarkAllRead } from "./notification-queries.ts";
import * as text from "./notification-text.ts";
import { useNotifications } from "./notifications.ts";

/** The member's notifications as a part of a page; the bell shows the same list. */
export function NotificationsPanel() {
  const query = useNotifications();
  const { data } = query;
  const { mutate: markAllRead } = useMarkAllRead();
  return (
    <Card>
      {data ? (
        <Stack>
          {data.notifications.length > 0 && (
            <Cluster $justify="between">
              <Text role="status">{text.countText(data.unread)}</Text>
              <Button variant="secondary" aria-disabled={data.unread === 0} onClick={() => markAllRead()}>
                {text.markAllReadButton}
              </Button>
            </Cluster>
          )}
          <NotificationList data={data} />
        </Stack>
      ) : (
        <QueryState query={query} label={text.loading} rows={5} />
      )}
    </Card>
  );
}
