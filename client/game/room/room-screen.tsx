import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Navigate } from "react-router";
import styled, { css } from "styled-components";
import { Screen } from "../../frame/screen.tsx";
import { Loading, Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { landscapePhone, largeScreen } from "../../ui/theme/css.ts";
import { ConnectionBanner } from "../connection/connection-banner.tsx";
import { useIsWatching, useView } from "../connection/game-context.ts";
import { RoomGuard } from "../connection/room-guard.tsx";
import { useCodeInAddress, useRoomPath } from "../connection/use-room-path.ts";
import { EventResults, EventSide, EventStrip, preloadEventRoom } from "../event-room/late-event-room.tsx";
import { gameFailures } from "../game-errors.ts";
import { gameOf, preloadRound } from "../games.ts";
import { PracticeResults, PracticeStart, preloadPractice } from "../practice/late-practice.tsx";
import { useReactions } from "../reaction/use-reactions.ts";
import { hasStandings, isEventRoom, isPlaying } from "../room-view.ts";
import { useSounds } from "../sound/use-sounds.ts";
import { useHostNotice } from "../use-host-notice.ts";
import { WatchStrip } from "../watch/late-watch.ts";
import { StartingSoon, WaitingForStart } from "./before-start.tsx";
import { Closing } from "./closing.tsx";
import { PlayerStrip } from "./player-strip.tsx";
import { PlayersPanel } from "./players-panel.tsx";
import { Results } from "./results.tsx";
import { RoomHeader } from "./room-header.tsx";
import * as text from "./room-text.ts";

const frame = (content: ReactNode) => (
  <Screen title={text.screenTitle} snug>
    {content}
  </Screen>
);

/** The game itself. */
export function RoomScreen() {
  return (
    <RoomGuard
      failure={gameFailures.loadGameRoom}
      frame={frame}
      loading={(note) => frame(<RoomSkeleton note={note} />)}
    >
      <Room />
    </RoomGuard>
  );
}

function RoomSkeleton({ note }: { note: ReactNode }) {
  return (
    <Stack>
      <Loading label={text.loading}>
        <Stack>
          <Skeleton $width="70%" $height="1.8em" />
          <RoundSkeleton />
        </Stack>
      </Loading>
      <Text $tone="muted">
        {text.loading} {note}
      </Text>
    </Stack>
  );
}

// A round fills a phone's screen exactly, so that nobody has to scroll to play. Large type may make it longer.
const filled = css`
  min-height: calc(100dvh - 12px - env(safe-area-inset-bottom));
`;

const Frame = styled.div<{ $fills: boolean }>`
  display: flex;
  flex-direction: column;
  // The same on every phone: when a keyboard opens, the screen gets shorter and nothing may move.
  gap: 4px;
  ${({ $fills }) => $fills && filled}
  ${landscapePhone} { gap: 4px; }
  ${largeScreen} { height: auto; min-height: 0; gap: 24px; }
`;

const Sides = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: 8px;
  ${largeScreen} { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; align-items: start; }
`;

const OnComputer = styled.div`
  display: none;
  ${largeScreen} { display: block; }
`;

function RoundSkeleton() {
  return (
    <Stack>
      <Skeleton $height="120px" />
      {[0, 1, 2, 3].map((answer) => (
        <Skeleton key={answer} $height="56px" />
      ))}
    </Stack>
  );
}

/** The round of this game. */
function RoundPanel() {
  const Panel = gameOf(useView((view) => view.gameType)).panel;
  return (
    <Suspense
      fallback={
        <Loading label={text.loadingRound}>
          <RoundSkeleton />
        </Loading>
      }
    >
      <Panel />
    </Suspense>
  );
}

function Stage() {
  const phase = useView((view) => view.phase);
  const hasResults = useView(hasStandings);
  const isEvent = useView(isEventRoom);
  const isPractice = useView((view) => view.isPractice);
  const results = isEvent ? <EventResults /> : isPractice ? <PracticeResults /> : <Results />;
  switch (phase) {
    case "waiting":
      if (isPractice) return <PracticeStart />;
      // At an event, everyone waits in the waiting room.
      return isEvent ? null : <WaitingForStart />;
    case "starting":
      return <StartingSoon />;
    case "finished":
    case "rematch":
      return results;
    case "closed":
      return hasResults ? results : <Closing />;
    default:
      return <RoundPanel />;
  }
}

/**
 * Whether the game on this screen is over and its room waits again. Its players go to the waiting room together. Who practises
 * has none.
 */
function useIsBackFromGame(): boolean {
  const isWaiting = useView((view) => view.phase === "waiting" && !view.isPractice);
  const [hasPlayed, setHasPlayed] = useState(false);
  useEffect(() => {
    if (!isWaiting) setHasPlayed(true);
  }, [isWaiting]);
  return isWaiting && hasPlayed;
}

function Room() {
  const phase = useView((view) => view.phase);
  const gameType = useView((view) => view.gameType);
  const isOn = isPlaying(phase);
  const waitingPath = useRoomPath("waiting");
  const isBack = useIsBackFromGame();
  const isWatching = useIsWatching();
  const isEvent = useView(isEventRoom);
  useCodeInAddress(!isBack);
  useHostNotice();
  useReactions();
  useSounds();
  useEffect(() => preloadRound(gameType), [gameType]);
  const isPractice = useView((view) => view.isPractice);
  useEffect(() => {
    if (isEvent) preloadEventRoom();
    if (isPractice) preloadPractice();
  }, [isEvent, isPractice]);
  return (
    <Screen title={gameOf(gameType).roomTitle} width="full" snug>
      {(isBack || (isEvent && phase === "waiting")) && <Navigate to={waitingPath} replace />}
      <ConnectionBanner />
      <Frame $fills={isOn}>
        <RoomHeader />
        {isWatching && (
          <Suspense fallback={null}>
            <WatchStrip />
          </Suspense>
        )}
        <Sides>
          <Stage />
          <OnComputer>{isEvent ? <EventSide /> : <PlayersPanel />}</OnComputer>
        </Sides>
        {(phase === "starting" || phase === "round") && (isEvent ? <EventStrip /> : <PlayerStrip />)}
      </Frame>
    </Screen>
  );
}
