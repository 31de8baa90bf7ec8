import type { ReactNode } from "react";
import styled from "styled-components";
import type { Channel } from "../../../schema/channel/api.ts";
import { unsentBadge } from "../../thread/thread-text.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { shortTime } from "../../ui/format/short-time.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { ChannelIcon } from "../channel-icon.tsx";
import { joinButton, memberCountText } from "../channel-text.ts";
import { isOwn } from "../channels.ts";
import type { ChannelCardProps } from "./channel-card.tsx";
import { ChannelMarks } from "./channel-marks.tsx";
import { LastLine } from "./last-line.tsx";
import * as text from "./list-text.ts";
import { OwnMenu } from "./own-menu.tsx";

// The menu takes some of the row's padding, and leaves room for its focus ring at the edge of the screen.
const WithMenu = styled.div`
  display: flex;
  align-items: center;
  > :first-child { flex: 1 1 auto; min-width: 0; }
  > :last-child { margin-inline: -8px 4px; }
`;

/** One channel on a phone: its name, what is new in it and its menu, or the button to join it. */
export function ChannelRow({ channel, isBusy, isUnsent, draft, onJoin }: ChannelCardProps) {
  if (isOwn(channel)) {
    return (
      <WithMenu>
        <OwnChannelRow channel={channel} isUnsent={isUnsent} draft={draft} />
        <OwnMenu channel={channel} />
      </WithMenu>
    );
  }
  const join = (
    <Button variant="secondary" busy={isBusy} aria-label={text.joinLabel(channel.name)} onClick={onJoin}>
      {joinButton}
    </Button>
  );
  return (
    <ListRow {...startOf(channel)} detail={channel.description || memberCountText(channel.memberCount)} end={join} />
  );
}

function startOf(channel: Channel): { start: ReactNode; title: ReactNode } {
  return {
    start: <ChannelIcon channel={channel} />,
    title: (
      <>
        {channel.isPrivate && <VisuallyHidden>{text.privatePrefix}</VisuallyHidden>}
        {channel.name}
      </>
    ),
  };
}

interface OwnProps {
  channel: Channel;
  isUnsent?: boolean;
  draft?: string | undefined;
}

/** A channel of the member. */
export function OwnChannelRow({ channel, isUnsent = false, draft }: OwnProps) {
  const { channelId, lastMessageAt } = channel;
  return (
    <ListRow
      {...startOf(channel)}
      detail={<LastLine channel={channel} draft={draft} />}
      to={`/community/channel/${channelId}`}
      state={{ isFromList: true }}
      titleEnd={lastMessageAt !== null && shortTime(lastMessageAt, Date.now())}
      detailEnd={
        <>
          {isUnsent && (
            <Badge tone="warning" size="small">
              {unsentBadge}
            </Badge>
          )}
          <ChannelMarks channel={channel} />
        </>
      }
    />
  );
}
