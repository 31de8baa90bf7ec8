import BellOff from "lucide-react/icons/bell-off";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import Pin from "lucide-react/icons/pin";
import styled from "styled-components";
import type { Channel } from "../../../schema/channel/api.ts";
import { unsentBadge } from "../../thread/thread-text.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { shortTime } from "../../ui/format/short-time.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { ChannelIcon } from "../channel-icon.tsx";
import { joinButton, memberCountText } from "../channel-text.ts";
import { isOwn } from "../channels.ts";
import { CardMenu } from "./card-menu.tsx";
import { LastLine } from "./last-line.tsx";
import * as text from "./list-text.ts";
import { OwnMenu } from "./own-menu.tsx";

export interface ChannelCardProps {
  channel: Channel;
  /** The request to join is under way. */
  isBusy: boolean;
  /** It has messages that the server does not have yet. */
  isUnsent: boolean;
  /** What the member has written there and not sent. */
  draft?: string | undefined;
  onJoin: () => void;
}

const Tile = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  height: 100%;
`;

const Title = styled.div`flex: 1; min-width: 0; overflow-wrap: anywhere;`;

// Cards in a row have the same height. The button stays at the lower edge.
const Foot = styled(Row)`
  margin-top: auto;
  > :last-child { flex: none; }
`;

/** One channel: its topic, its size, and the button to open or join it. */
export function ChannelCard({ channel, isBusy, isUnsent, draft, onJoin }: ChannelCardProps) {
  const {
    channelId,
    name,
    description,
    isPrivate,
    memberCount,
    unread,
    isPinned,
    isMuted,
    isMentioned,
    lastMessage,
    lastMessageAt,
  } = channel;
  const isLit = unread > 0 && (isMentioned || !isMuted);
  return (
    <Tile as="article" $padding={16} $lit={isLit}>
      <Row $gap={12} $align="start">
        <ChannelIcon channel={channel} />
        <Title>
          <Heading level={3} size="lead">
            {name}
          </Heading>
          <SecondaryText>
            {lastMessageAt === null
              ? memberCountText(memberCount)
              : text.membersAndActivity(memberCount, shortTime(lastMessageAt, Date.now()))}
          </SecondaryText>
        </Title>
        {isOwn(channel) ? <OwnMenu channel={channel} /> : <CardMenu channel={channel} />}
      </Row>
      {(description || lastMessage || draft) && (
        <Text $size="small" $lines={2}>
          <LastLine channel={channel} draft={draft} />
        </Text>
      )}
      <Foot $gap={12} $justify="between">
        <Cluster $gap={4}>
          <Badge icon={isPrivate ? <Lock aria-hidden /> : <Globe aria-hidden />}>
            {isPrivate ? text.privateBadge : text.openBadge}
          </Badge>
          {isPinned && <Badge icon={<Pin aria-hidden />}>{text.pinnedMark}</Badge>}
          {isMuted && <Badge icon={<BellOff aria-hidden />}>{text.mutedMark}</Badge>}
          {isUnsent && <Badge tone="warning">{unsentBadge}</Badge>}
          {unread > 0 && isMentioned && <Badge tone="bright">{text.mentionMark}</Badge>}
          {unread > 0 && <Badge tone={isMuted ? "neutral" : "bright"}>{text.unreadBadge(unread)}</Badge>}
        </Cluster>
        {isOwn(channel) ? (
          <ButtonLink
            to={`/community/channel/${channelId}`}
            state={{ isFromList: true }}
            variant={isLit ? "primary" : "secondary"}
            aria-label={text.openLabel(name)}
          >
            {text.openButton}
          </ButtonLink>
        ) : (
          <Button variant="secondary" busy={isBusy} aria-label={text.joinLabel(name)} onClick={onJoin}>
            {joinButton}
          </Button>
        )}
      </Foot>
    </Tile>
  );
}
