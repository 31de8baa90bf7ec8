import BellOff from "lucide-react/icons/bell-off";
import Pin from "lucide-react/icons/pin";
import styled from "styled-components";
import type { Channel } from "../../../schema/channel/api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { shortCount } from "../../ui/format/short-count.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color } from "../../ui/theme/css.ts";
import * as text from "./list-text.ts";

const Marks = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  color: ${color.muted};
  > svg { flex: none; width: 14px; height: 14px; }
`;

/** CHANNEL-49, CHANNEL-51: whether the member has pinned or muted a channel, and what is unread there. */
export function ChannelMarks({ channel }: { channel: Channel }) {
  const { unread, isPinned, isMuted, isMentioned } = channel;
  return (
    <Marks>
      {isPinned && <Pin aria-label={text.pinnedMark} role="img" />}
      {isMuted && <BellOff aria-label={text.mutedMark} role="img" />}
      {unread > 0 && isMentioned && (
        <Badge tone="bright">
          <span aria-hidden>@</span>
          <VisuallyHidden>{text.mentionMark}</VisuallyHidden>
        </Badge>
      )}
      {unread > 0 && (
        <Badge tone={isMuted ? "neutral" : "bright"}>
          {shortCount(unread)}
          <VisuallyHidden>{text.unreadSuffix}</VisuallyHidden>
        </Badge>
      )}
    </Marks>
  );
}
