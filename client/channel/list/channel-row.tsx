import type { Channel } from "../../../schema/channel/api.ts";
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
  if (isOwn(channel)) return <OwnChannelRow channel={channel} isUnsent={isUnsent} />;
  const join = (
    <Button variant="secondary" busy={isBusy} aria-label={text.joinLabel(channel.name)} onClick={onJoin}>
      {joinButton}
    </Button>
  );
  return <ListRow {...startOf(channel)} end={join} />;
}

function startOf(channel: Channel) {
  const { name, description, isPrivate, memberCount } = channel;
  return {
    start: <ChannelIcon channel={channel} />,
    title: (
      <>
        {isPrivate && <VisuallyHidden>{text.privatePrefix}</VisuallyHidden>}
        {name}
      </>
    ),
    detail: description || memberCountText(memberCount),
  };
}

/** A channel of the member. */
export function OwnChannelRow({ channel, isUnsent = false }: { channel: Channel; isUnsent?: boolean }) {
  const { channelId, unread, lastMessageAt } = channel;
  return (
    <ListRow
      {...startOf(channel)}
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
