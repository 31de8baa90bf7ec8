import type { ListedRoom } from "../../../schema/game/api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Metric } from "../../ui/text/metric.tsx";
import { Text } from "../../ui/text/text.tsx";
import { difficultyName, gameOf } from "../games.ts";
import { anonymousPlayer } from "../room-view.ts";

interface Props {
  room: ListedRoom;
  isBusy: boolean;
  onJoin: () => void;
}

/** A public room that is waiting for players. */
export function OpenRoomCard({ room, isBusy, onJoin }: Props) {
  const isFull = room.currentPlayers >= room.maxPlayers;
  return (
    <Card as="article" $padding={16}>
      <Stack $gap={12}>
        <Row $justify="between" $gap={12} $align="start">
          <Stack $gap={0}>
            <Heading level={3} size="lead">
              {room.roomName}
            </Heading>
            <Text $size="small" $tone="muted">
              {gameOf(room.gameType).name}, hosted by {room.hostName || anonymousPlayer}
            </Text>
          </Stack>
          <span style={{ flex: "none" }} role="img" aria-label={`${room.currentPlayers} of ${room.maxPlayers} players`}>
            <Metric value={`${room.currentPlayers}/${room.maxPlayers}`} />
          </span>
        </Row>
        <Row $justify="between" $gap={12}>
          <Cluster $gap={4}>
            <Badge>{difficultyName(room.difficulty)}</Badge>
            <Badge>{room.timeLimit}s</Badge>
            <Badge>{room.rounds} rounds</Badge>
          </Cluster>
          <Button
            variant="secondary"
            busy={isBusy}
            aria-disabled={isFull}
            aria-label={isFull ? `${room.roomName} is full` : `Join ${room.roomName}`}
            onClick={() => !isFull && onJoin()}
          >
            {isFull ? "Full" : "Join"}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
