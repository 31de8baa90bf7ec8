import Crown from "lucide-react/icons/crown";
import { Badge } from "../../ui/badge/badge.tsx";
import { formatClockTime } from "../../ui/format/format.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { AnimatedList } from "../../ui/live/animated-list.tsx";
import { Metric } from "../../ui/text/metric.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useOwnId, useView } from "../connection/game-context.ts";
import { PlayerAvatar } from "../player-avatar.tsx";
import { anonymousPlayer, type PlayerView, seatedPlayers } from "../room-view.ts";

function Guest({ player, isHost, isMe }: { player: PlayerView; isHost: boolean; isMe: boolean }) {
  const name = player.displayName || anonymousPlayer;
  return (
    <Row $gap={12}>
      <PlayerAvatar player={player} lit={player.isConnected} />
      <Stack $gap={0} style={{ flex: 1 }}>
        <Text $weight={700} $cut title={name}>
          {name}
          {isMe && " (you)"}
        </Text>
        <Cluster $gap={8}>
          <Text $size="small" $tone="muted">
            Joined {formatClockTime(player.joinedAt)}
          </Text>
          {isHost && (
            <Badge tone="accent" icon={<Crown aria-hidden />}>
              Host
            </Badge>
          )}
          {!player.isConnected && <Badge tone="warning">Away</Badge>}
        </Cluster>
      </Stack>
    </Row>
  );
}

/** The players in the waiting room, in the order in which they joined. */
export function PlayerList() {
  const players = useView((view) => view.players);
  const hostId = useView((view) => view.hostId);
  const maxPlayers = useView((view) => view.maxPlayers);
  const myId = useOwnId();
  const seated = seatedPlayers({ players });
  return (
    <Panel
      title="Players"
      action={
        <span role="img" aria-label={`${seated.length} of ${maxPlayers} players`}>
          <Metric value={`${seated.length}/${maxPlayers}`} />
        </span>
      }
    >
      <AnimatedList items={seated} keyOf={(player) => player.memberId} gap={16}>
        {(player) => <Guest player={player} isHost={player.memberId === hostId} isMe={player.memberId === myId} />}
      </AnimatedList>
    </Panel>
  );
}
