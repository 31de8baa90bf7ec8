import { unsentBadge } from "../../thread/thread-text.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { shortCount } from "../../ui/format/short-count.ts";
import { shortTime } from "../../ui/format/short-time.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { ChannelIcon } from "../channel-icon.tsx";
import { joinButton, memberCountText } from "../channel-text.ts";
import { isOwn } from "../channels.ts";
import type { ChannelCardProps } from "./channel-card.tsx";
import * as text from "./list-text.ts";

/** One channel on a phone: its name, what it is about, and how much is unread, or the button to join it. */
export function ChannelRow({ channel, isBusy, isUnsent, onJoin }: ChannelCardProps) {
  const { channelId, name, description, isPrivate, memberCount, unread, lastMessageAt } = channel;
  const shared = {
    start: <ChannelIcon channel={channel} />,
    title: (
      <>
        {isPrivate && <VisuallyHidden>{text.privatePrefix}</VisuallyHidden>}
        {name}
      </>
    ),
    detail: description || memberCountText(memberCount),
  };
  if (!isOwn(channel)) {
    const join = (
      <Button variant="secondary" busy={isBusy} aria-label={text.joinLabel(name)} onClick={onJoin}>
        {joinButton}
      </Button>
    );
    return <ListRow {...shared} end={join} />;
  }
  return (
    <ListRow
      {...shared}
      to={`/community/channel/${channelId}`}
      state={{ isFromList: true }}
      end={
        <>
          {isUnsent && (
            <Badge tone="warning" size="small">
              {unsentBadge}
            </Badge>
          )}
          {unread > 0 && (
            <Badge tone="bright">
              {shortCount(unread)}
              <VisuallyHidden>{text.unreadSuffix}</VisuallyHidden>
            </Badge>
          )}
          {unread === 0 && lastMessageAt !== null && shortTime(lastMessageAt, Date.now())}
        </>
      }
    />
  );
}
