import Flame from "lucide-react/icons/flame";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { Badge } from "../../ui/badge/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { AnimatedList } from "../animated-list.tsx";
import { useOwnId, useView } from "../connection/game-context.ts";
import { EventStandings } from "../event-room/late-event-standings.tsx";
import * as gameText from "../game-text.ts";
import { PlayerRoles } from "../player-roles.tsx";
import { RankRow } from "../room/place-card.tsx";
import { PlayerBadges } from "../room/player-badges.tsx";
import { isEventRoom, type RoomView } from "../room-view.ts";
import { playersBefore, standingsOf } from "../standing.ts";
import * as text from "./round-text.ts";

/** How long the places before the round are shown. */
const BEFORE_MS = 500;

const Rank = styled.span`flex: none; min-width: 1.4em; font-weight: 700; text-align: end;`;

/** With more players, a phone has no room below the standings. */
const FEW_PLAYERS = 4;

/** Whether there is room for the solution below the standings of a table. */
export const hasFewPlayers = (view: RoomView): boolean =>
  !isEventRoom(view) && Object.keys(view.players).length <= FEW_PLAYERS;

/** Between two rounds: who is where. */
export function Standings() {
  return useView(isEventRoom) ? <EventStandings /> : <TableStandings />;
}

/** Everyone's place. The players move from their places before the round to the new ones. */
function TableStandings() {
  const myId = useOwnId();
  const players = useView((view) => view.players);
  const hostId = useView((view) => view.hostId);
  const [hasMoved, setHasMoved] = useState(false);
  const shown = standingsOf(hasMoved ? players : playersBefore(players));

  useEffect(() => {
    const timer = setTimeout(() => setHasMoved(true), BEFORE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Card>
      <Stack $gap={8}>
        <Heading level={2}>{text.standingsTitle}</Heading>
        <AnimatedList items={shown} keyOf={({ player }) => player.memberId} gap={4} ranked label={text.standingsTitle}>
          {({ player, rank }) => (
            <RankRow $mine={player.memberId === myId}>
              <Row $gap={8}>
                <Rank>{rank}</Rank>
                <PlayerBadges player={player} isHost={player.memberId === hostId} size={26} />
                <Stack $gap={0} style={{ flex: 1 }}>
                  <Text $weight={700}>{gameText.listedName(player.displayName, player.memberId === myId)}</Text>
                  <PlayerRoles player={player} />
                </Stack>
                {player.streak > 1 && (
                  <Badge tone="accent" size="small" icon={<Flame aria-hidden />}>
                    {text.streakShort(player.streak)}
                  </Badge>
                )}
                <NumberText value={player.score} size="lead" />
              </Row>
            </RankRow>
          )}
        </AnimatedList>
      </Stack>
    </Card>
  );
}
