import Flame from "lucide-react/icons/flame";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { Badge } from "../../ui/badge/badge.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { AnimatedList } from "../animated-list.tsx";
import { useOwnId, useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { NextButton } from "../round/next-button.tsx";
import * as roundText from "../round/round-text.ts";
import { playersBefore, progressOf, standingsOf } from "../standing.ts";
import { RankRow } from "./place-card.tsx";
import { PlayerBadges } from "./player-badges.tsx";
import * as text from "./room-text.ts";

/** How long the places before the round are shown. */
const BEFORE_MS = 500;

const Rank = styled.span`flex: none; min-width: 1.4em; font-weight: 700; text-align: end;`;

/** Between two rounds: everyone's place, and what the round has changed. */
export function Standings() {
  const announce = useAnnounce();
  const myId = useOwnId();
  const players = useView((view) => view.players);
  const hostId = useView((view) => view.hostId);
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const [hasMoved, setHasMoved] = useState(false);
  const shown = standingsOf(hasMoved ? players : playersBefore(players));
  const summary = text.progress(progressOf(players, myId));

  useEffect(() => {
    const timer = setTimeout(() => setHasMoved(true), BEFORE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => announce(summary), [announce, summary]);

  return (
    <Card>
      <Stack $gap={12}>
        <Row $gap={12} $justify="between">
          <Stack $gap={4}>
            <Heading level={2}>{text.standingsTitle}</Heading>
            <Text $size="small" $tone="muted">
              {roundText.roundOf(round, rounds)}
            </Text>
          </Stack>
          <NextButton />
        </Row>
        <Text $weight={600}>{summary}</Text>
        <AnimatedList items={shown} keyOf={({ player }) => player.memberId} gap={4} ranked label={text.standingsTitle}>
          {({ player, rank }) => (
            <RankRow $mine={player.memberId === myId}>
              <Row $gap={12}>
                <Rank>{rank}</Rank>
                <PlayerBadges player={player} isHost={player.memberId === hostId} size={32} />
                <Text $weight={700} $cut style={{ flex: 1 }}>
                  {gameText.listedName(player.displayName, player.memberId === myId)}
                </Text>
                {player.streak > 1 && (
                  <Badge tone="accent" size="small" icon={<Flame aria-hidden />}>
                    {roundText.streakShort(player.streak)}
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
