import Crown from "lucide-react/icons/crown";
import { Badge } from "../../ui/badge/badge.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { NumberText } from "../../ui/text/number-text.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { AnimatedList } from "../animated-list.tsx";
import { useOwnId, useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { PlayerAvatar } from "../player-avatar.tsx";
import { PlayerRoles } from "../player-roles.tsx";
import { type PlayerView, seatedPlayers } from "../room-view.ts";
import { WatcherBadge } from "../watch/late-watch.ts";
import { Watchers } from "../watch/watchers.tsx";
import * as text from "./waiting-text.ts";

function Guest({ player, isHost, isMe }: { player: PlayerView; isHost: boolean; isMe: boolean }) {
  return (
    <Row $gap={12}>
      <PlayerAvatar player={player} lit={player.isConnected} />
      <Stack $gap={0} style={{ flex: 1 }}>
        <Text $weight={700} $cut title={player.displayName || gameText.anonymousPlayer}>
          {gameText.listedName(player.displayName, isMe)}
        </Text>
        <Cluster $gap={8}>
          <SecondaryText>{text.joinedAt(player.joinedAt)}</SecondaryText>
          {isHost && (
            <Badge tone="accent" icon={<Crown aria-hidden />}>
              {gameText.hostBadge}
            </Badge>
          )}
          {!player.isConnected && <Badge tone="warning">{gameText.awayBadge}</Badge>}
          <PlayerRoles player={player} />
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
      title={gameText.playersTitle}
      action={
        <Row $gap={8}>
          <Watchers part={WatcherBadge} />
          <span role="img" aria-label={gameText.seatsTaken(seated.length, maxPlayers)}>
            <NumberText value={`${seated.length}/${maxPlayers}`} />
          </span>
        </Row>
      }
    >
      <AnimatedList items={seated} keyOf={(player) => player.memberId} gap={16}>
        {(player) => <Guest player={player} isHost={player.memberId === hostId} isMe={player.memberId === myId} />}
      </AnimatedList>
    </Panel>
  );
}
