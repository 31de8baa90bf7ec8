import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useGame, useIsOver, useIsWatching, useOwnId, useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { LateAfterGame } from "../played/late-after-game.tsx";
import { PlayerAvatar } from "../player-avatar.tsx";
import { PlayerRoles } from "../player-roles.tsx";
import { ReactionRow, ReactionSettings } from "../reaction/reaction-bar.tsx";
import { type PlayerView, rankedPlayers } from "../room-view.ts";
import { TakeSeat } from "../watch/late-watch.ts";
import { ClosedHint } from "./closed-hint.tsx";
import { FlagButton } from "./flag-button.tsx";
import { PlaceCard, PlaceMark } from "./place-card.tsx";
import { Podium } from "./podium.tsx";
import { PlayAgainButton, RematchHint } from "./rematch.tsx";
import * as text from "./room-text.ts";

const PODIUM_PLACES = 3;

function Standing({ player, isMe }: { player: PlayerView; isMe: boolean }) {
  return (
    <PlaceCard $lit={isMe}>
      <Row $gap={12}>
        <PlaceMark place={player.rank} label={text.rankLabel(player.rank)} />
        <PlayerAvatar player={player} size={32} />
        <Stack $gap={4} style={{ flex: 1 }}>
          <Text $weight={700} style={{ overflowWrap: "anywhere" }}>
            {gameText.listedName(player.displayName, isMe)}
          </Text>
          <PlayerRoles player={player} />
        </Stack>
        <NumberText value={player.score} size="lead" />
      </Row>
    </PlaceCard>
  );
}

/** The end of a game: the podium, everyone's place, and what to do next. */
export function Results() {
  const game = useGame();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const players = useView((view) => view.players);
  const isOver = useIsOver();
  const isWatching = useIsWatching();
  const myId = useOwnId();
  const me = players[myId];
  // Whoever joins during the countdown to another game has no place in this one.
  const ranked = rankedPlayers({ players }).filter(({ rank }) => rank > 0);
  const others = ranked.slice(PODIUM_PLACES);
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

  return (
    <Stack>
      <Card>
        <Stack $gap={16}>
          <Stack $gap={4} $align="center">
            <Heading level={2} size="display">
              {text.completeTitle}
            </Heading>
            {me && me.rank > 0 && (
              <Text $weight={700} $align="center">
                {text.ownPlace(me.rank, ranked.length, me.score)}
              </Text>
            )}
            {isOver ? <ClosedHint /> : <RematchHint />}
          </Stack>
          <Podium ranked={ranked} myId={myId} />
          {!isOver && (
            <Stack $gap={8}>
              <ReactionRow />
              <ReactionSettings />
            </Stack>
          )}
          {others.length > 0 && (
            <Stack as="ol" $gap={8}>
              {others.map((player) => (
                <Standing key={player.memberId} player={player} isMe={player.memberId === myId} />
              ))}
            </Stack>
          )}
          <LateAfterGame />
        </Stack>
      </Card>
      <FlagButton />
      <ActionBar $always>
        {!isOver && (isWatching ? <TakeSeat /> : <PlayAgainButton />)}
        <Button variant="secondary" onClick={back}>
          {text.backButton}
        </Button>
      </ActionBar>
    </Stack>
  );
}
