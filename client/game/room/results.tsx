import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import styled from "styled-components";
import { Button } from "../../ui/button/button.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Glow } from "../../ui/illustration/glow.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useGame, useIsHost, useIsOver, useOwnId, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import * as gameText from "../game-text.ts";
import { PlayerAvatar } from "../player-avatar.tsx";
import { PlayerRoles } from "../player-roles.tsx";
import { hasWon, type PlayerView, rankedPlayers } from "../room-view.ts";
import { useRoomRequest } from "../use-room-request.ts";
import { PlaceCard, PlaceMark } from "./place-card.tsx";
import * as text from "./room-text.ts";

// On a narrow phone a long name needs the space of the avatar; the initials are in the ranking of every round.
const WideOnly = styled.span`
  flex: none;
  @media (max-width: 379px) { display: none; }
`;

const Picture = styled.div`> svg { width: clamp(120px, 34vw, 200px); height: auto; margin: 0 auto; }`;

function Standing({ player, isMe }: { player: PlayerView; isMe: boolean }) {
  const { rank } = player;
  const isWinner = hasWon(player);
  return (
    <PlaceCard $lit={isWinner}>
      <Stack $gap={4}>
        <Row $gap={12}>
          <PlaceMark place={rank} label={text.rankLabel(rank)} crowned={isWinner} />
          <WideOnly>
            <PlayerAvatar player={player} size={40} lit={isWinner} />
          </WideOnly>
          <Stack $gap={0} style={{ flex: 1 }}>
            <Text $weight={700} style={{ overflowWrap: "anywhere" }}>
              {gameText.listedName(player.displayName, isMe)}
            </Text>
            {isWinner && (
              <Text $weight={700} $size="small" $tone="accentText">
                {text.winner}
              </Text>
            )}
          </Stack>
          <Stack $gap={0} $align="end">
            <NumberText value={player.score} />
            <Text $size="tiny" $tone="muted">
              {text.pointsLabel}
            </Text>
          </Stack>
        </Row>
        <PlayerRoles player={player} />
      </Stack>
    </PlaceCard>
  );
}

/** The end of a game: the standings, and what to do next. */
export function Results() {
  const game = useGame();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const players = useView((view) => view.players);
  const hostName = useView((view) => view.players[view.hostId]?.displayName) || gameText.anonymousPlayer;
  const isOver = useIsOver();
  const isHost = useIsHost() && !isOver;
  const myId = useOwnId();
  const { mutate: playAgain, isPending } = useRoomRequest(game.playAgain, gameFailures.playAgain);
  const ranked = rankedPlayers({ players });
  const me = players[myId];
  const myRank = me?.rank;

  useEffect(() => {
    toast({ title: text.completeToast, duration: 2500 });
  }, []);
  useEffect(() => {
    if (myRank) announce(text.completeWithRank(myRank));
  }, [announce, myRank]);
  useEffect(() => {
    if (isOver) announce(text.closedResults);
  }, [announce, isOver]);

  function back() {
    // Frees the seat for those who play on. Leaving the screen does not wait for it.
    game.leave().catch(() => {});
    navigate("/games");
  }

  const next = isHost ? text.nextForHost : text.nextForGuest(hostName);
  const picture = (
    <Picture>
      <LampPicture />
    </Picture>
  );
  return (
    <Stack>
      <Card>
        <Stack $gap={24}>
          {me && hasWon(me) ? <Glow active>{picture}</Glow> : picture}
          <Stack $gap={4} $align="center">
            <Heading level={2} size="display">
              {text.completeTitle}
            </Heading>
            <Text $tone="muted" $align="center">
              {isOver ? text.closedResults : next}
            </Text>
          </Stack>
          <Stack as="ol" $gap={8}>
            {ranked.map((player) => (
              <Standing key={player.memberId} player={player} isMe={player.memberId === myId} />
            ))}
          </Stack>
        </Stack>
      </Card>
      <ActionBar $always>
        {isHost && (
          <Button icon={<RotateCcw aria-hidden />} busy={isPending} onClick={() => playAgain()}>
            {text.playAgainButton}
          </Button>
        )}
        <Button variant="secondary" onClick={back}>
          {text.backButton}
        </Button>
      </ActionBar>
    </Stack>
  );
}
