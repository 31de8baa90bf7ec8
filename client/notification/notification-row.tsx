import type { Notification } from "../../schema/notification/api.ts";
import { FeedRow } from "../ui/layout/feed-row.tsx";
import { Avatar } from "../ui/text/avatar.tsx";
import { shortTime } from "../ui/text/short-time.ts";
import { pathTo, sentenceOf } from "./notification-text.ts";

interface Props {
  notification: Notification;
  onFollow: () => void;
}

export function NotificationRow({ notification, onFollow }: Props) {
  const { actorName, place, text, createdAt, isRead } = notification;
  return (
    <FeedRow
      to={pathTo(place)}
      start={<Avatar name={actorName} />}
      excerpt={text}
      time={<time dateTime={new Date(createdAt).toISOString()}>{shortTime(createdAt, Date.now())}</time>}
      isNew={!isRead}
      onFollow={onFollow}
    >
      {sentenceOf(notification)}
    </FeedRow>
  );
}
