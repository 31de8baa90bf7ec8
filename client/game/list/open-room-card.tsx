import type { ListedRoom } from "../../../schema/game/list-api.ts";
import { useSession } from "../../net/session.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import * as gameText from "../game-text.ts";
import { difficultyName, gameOf } from "../games.ts";
import { CardMenu } from "../menu/card-menu.tsx";
import { watchButton, watchLabel } from "../watch/watch-text.ts";
import * as text from "./list-text.ts";

interface Props {
  room: ListedRoom;
  isBusy: boolean;
  onJoin: () => void;
  /** Watches a room without a free seat. */
  onWatch: () => void;
}

/** A public room that is waiting for players. */
export function OpenRoomCard({ room, isBusy, onJoin, onWatch }: Props) {
  const isMember = useSession().status === "signed-in";
  const isFull = room.currentPlayers >= room.maxPlayers;
  return (
    <Card as="article" $padding={16}>
      <Stack $gap={12}>
        <Row $justify="between" $gap={12} $align="start">
          <Stack $gap={0}>
            <Heading level={3} size="lead">
              {room.roomName}
            </Heading>
            <SecondaryText>
              {text.gameAndHost(gameOf(room.gameType).name, room.hostName || gameText.anonymousPlayer)}
            </SecondaryText>
          </Stack>
          <Row $gap={0} style={{ flex: "none" }}>
            <span role="img" aria-label={gameText.seatsTaken(room.currentPlayers, room.maxPlayers)}>
              <NumberText value={`${room.currentPlayers}/${room.maxPlayers}`} />
            </span>
            {isMember && <CardMenu roomId={room.roomId} roomName={room.roomName} />}
          </Row>
        </Row>
        <Row $justify="between" $gap={12}>
          <Cluster $gap={4}>
            <Badge>{difficultyName(room.difficulty)}</Badge>
            <Badge>{gameText.shortSeconds(room.timeLimit)}</Badge>
            <Badge>{text.rounds(room.rounds)}</Badge>
          </Cluster>
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={isFull ? watchLabel(room.roomName) : text.joinLabel(room.roomName)}
            onClick={isFull ? onWatch : onJoin}
          >
            {isFull ? watchButton : text.joinButton}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
