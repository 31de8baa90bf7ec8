import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useGame, useIsHost, useIsOver, useIsWatching, useOwnId, useView } from "../connection/game-context.ts";
import { LateAfterGame } from "../played/late-after-game.tsx";
import { ReactionRow } from "../reaction/reaction-bar.tsx";
import { ClosedHint } from "../room/closed-hint.tsx";
import { FlagButton } from "../room/flag-button.tsx";
import { Podium } from "../room/podium.tsx";
import { PlayAgainButton } from "../room/rematch.tsx";
import * as roomText from "../room/room-text.ts";
import { TakeSeat } from "../watch/late-watch.ts";
import { CloseButton } from "./close-button.tsx";
import * as text from "./event-room-text.ts";
import { useLeaders, useOwnTeam, useTeams } from "./event-view.ts";
import { useOwnPlayer } from "./own-player.ts";
import { Ranking } from "./ranking.tsx";
import { rankingLines } from "./ranking-lines.ts";
import { TeamBars } from "./team-bars.tsx";
import { TeamMark } from "./team-mark.tsx";
import { usePlace } from "./use-place.ts";

/** The end of a game at an event: one's own place, the podium, the teams, and what to do next. */
export function EventResults() {
  const game = useGame();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const myId = useOwnId();
  const leaders = useLeaders();
  const own = useOwnPlayer();
  const place = usePlace();
  const teams = useTeams();
  const isOver = useIsOver();
  const isHost = useIsHost();
  const isWatching = useIsWatching();
  const eventId = useView((view) => view.eventId);
  const rank = place?.rank ?? null;
  const isBelowPodium = rank !== null && rank > 3;

  useEffect(() => {
    toast({ title: roomText.completeToast, duration: 2500 });
  }, []);
  useEffect(() => {
    if (rank !== null) announce(roomText.completeWithRank(rank));
  }, [announce, rank]);
  useEffect(() => {
    if (isOver) announce(roomText.closedResults);
  }, [announce, isOver]);

  function back() {
    // Frees the seat for those who play on. Leaving the screen does not wait for it.
    game.leave().catch(() => {});
    navigate(`/event/${eventId}`);
  }

  return (
    <Stack>
      <Card>
        <Stack $gap={16}>
          <Stack $gap={4} $align="center">
            <Heading level={2} size="display">
              {roomText.completeTitle}
            </Heading>
            {place && rank !== null && (
              <Text $weight={700} $align="center">
                {roomText.ownPlace(rank, place.of, place.score)}
              </Text>
            )}
            <OwnTeam />
            {isOver ? (
              <ClosedHint />
            ) : (
              <Text $tone="muted" $align="center">
                {isHost ? text.hostHint : text.guestHint}
              </Text>
            )}
          </Stack>
          <Podium ranked={leaders} myId={myId} />
          {!isOver && !isWatching && <ReactionRow />}
          {teams.length > 0 && (
            <Stack as="section" $gap={8}>
              <Heading level={3}>{text.teamsTitle}</Heading>
              <TeamBars />
            </Stack>
          )}
          {isBelowPodium && (
            <Stack as="section" $gap={8}>
              <Heading level={3}>{text.aroundTitle}</Heading>
              {/* The podium shows the first three. */}
              <Ranking lines={rankingLines([], place, own)} />
            </Stack>
          )}
          <LateAfterGame />
        </Stack>
      </Card>
      <FlagButton />
      <ActionBar $always>
        {!isOver && isHost && <PlayAgainButton />}
        {!isOver && isWatching && <TakeSeat />}
        <CloseButton />
        <Button variant="secondary" onClick={back}>
          {text.backButton}
        </Button>
      </ActionBar>
    </Stack>
  );
}

/** How one's team came off. */
function OwnTeam() {
  const team = useOwnTeam();
  const teams = useTeams();
  const hasPlayed = useOwnPlayer()?.hasPlayed ?? false;
  if (!team || !hasPlayed || team.score === 0) return null;
  return (
    <Row $gap={8}>
      <TeamMark team={team.number} name={team.name} />
      <Text $weight={700}>{text.ownTeamPlace(team.name, team.rank, teams.length)}</Text>
    </Row>
  );
}
