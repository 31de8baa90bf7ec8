import Calendar from "lucide-react/icons/calendar";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { Notification } from "../../schema/notification/api.ts";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { NewDot } from "../ui/badge/new-dot.ts";
import { shortTime } from "../ui/format/short-time.ts";
import { IconTile } from "../ui/illustration/icon-tile.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { pathTo } from "./notification-path.ts";
import { unreadPrefix } from "./notification-text.ts";
import { sentenceOf } from "./sentence-text.ts";

interface Props {
  notification: Notification;
  onFollow: () => void;
}

/** For what no member did: news of an event, a leader's reply, or news of the community's safety. */
const KindIcon = ({ place }: { place: Notification["place"] }) => <IconTile size="small">{iconOf(place)}</IconTile>;

function iconOf({ kind }: Notification["place"]) {
  if (kind === "event") return <Calendar />;
  return kind === "own_questions" || kind === "own_pod_requests" ? <MessageCircleQuestionMark /> : <ShieldCheck />;
}

export function NotificationRow({ notification, onFollow }: Props) {
  const { actorName, place, text, createdAt, isRead } = notification;
  return (
    <ListRow
      to={pathTo(place)}
      onPress={onFollow}
      start={"threadId" in place ? <Avatar name={actorName} /> : <KindIcon place={place} />}
      wrap
      title={
        <>
          {!isRead && <VisuallyHidden>{`${unreadPrefix} `}</VisuallyHidden>}
          {sentenceOf(notification)}
        </>
      }
      quiet={isRead}
      lit={!isRead}
      detail={
        <>
          <time dateTime={new Date(createdAt).toISOString()}>{shortTime(createdAt, Date.now())}</time>
          {text && ` · ${text}`}
        </>
      }
      {...(!isRead && { end: <NewDot /> })}
    />
  );
}
