import BookOpen from "lucide-react/icons/book-open";
import Calendar from "lucide-react/icons/calendar";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { Notification } from "../../schema/notification/api.ts";
import { notificationPath } from "../../schema/notification/path.ts";
import { NamesInSentence } from "../member/names-in-sentence-panel.tsx";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { shortTime } from "../ui/format/short-time.ts";
import { IconTile } from "../ui/illustration/icon-tile.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { NewDot } from "./new-dot.ts";
import { unreadPrefix } from "./notification-text.ts";
import { sentenceOf } from "./sentence-text.ts";

interface Props {
  notification: Notification;
  onFollow: () => void;
}

/** For what no member did: news of an event or a devotion, or of the community's safety. */
function KindIcon({ of }: { of: Notification["place"]["kind"] }) {
  const Icon = of === "event" ? Calendar : of === "devotion" ? BookOpen : ShieldCheck;
  return (
    <IconTile size="small">
      <Icon />
    </IconTile>
  );
}

/** Kinds whose text is in their sentence. */
const isWholeSentence = (kind: Notification["kind"]): boolean => kind === "announcement" || kind === "event_refunded";

export function NotificationRow({ notification, onFollow }: Props) {
  const { kind, actorName, actorAvatarUrl, actorRoles, place, text, createdAt, isRead } = notification;
  return (
    <ListRow
      to={notificationPath(place)}
      onPress={onFollow}
      start={"threadId" in place ? <Avatar name={actorName} src={actorAvatarUrl} /> : <KindIcon of={place.kind} />}
      wrap
      title={
        <>
          {!isRead && <VisuallyHidden>{`${unreadPrefix} `}</VisuallyHidden>}
          <NamesInSentence
            sentence={sentenceOf(notification)}
            members={[{ displayName: actorName, roles: actorRoles }]}
          />
        </>
      }
      quiet={isRead}
      lit={!isRead}
      detail={
        <>
          <time dateTime={new Date(createdAt).toISOString()}>{shortTime(createdAt, Date.now())}</time>
          {text && !isWholeSentence(kind) && ` · ${text}`}
        </>
      }
      {...(!isRead && { end: <NewDot /> })}
    />
  );
}
