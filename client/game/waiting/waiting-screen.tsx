import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Navigate } from "react-router";
import styled from "styled-components";
import { Screen } from "../../frame/screen.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Loading, Skeleton, SkeletonCard, SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { TablePicture } from "../../ui/illustration/table-picture.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { from, short } from "../../ui/theme/css.ts";
import { ConnectionBanner } from "../connection/connection-banner.tsx";
import { useIsWatching, useView } from "../connection/game-context.ts";
import { RoomGuard } from "../connection/room-guard.tsx";
import { useCodeInAddress, useRoomPath } from "../connection/use-room-path.ts";
import { EventWaiting } from "../event-room/late-event-room.tsx";
import { gameFailures } from "../game-errors.ts";
import * as gameText from "../game-text.ts";
import { gameOf, preloadRound } from "../games.ts";
import { LateRoomMenu } from "../menu/late-room-menu.tsx";
import { ReactionRow, ReactionSettings } from "../reaction/reaction-bar.tsx";
import { useReactions } from "../reaction/use-reactions.ts";
import { RoomCodeButton } from "../room-code-button.tsx";
import { isEventRoom } from "../room-view.ts";
import { MuteButton } from "../sound/mute-button.tsx";
import { useSounds } from "../sound/use-sounds.ts";
import { useHostNotice } from "../use-host-notice.ts";
import { useTableGuests } from "../use-table-guests.ts";
import { WatchStrip } from "../watch/late-watch.ts";
import { InvitePanel } from "./invite-panel.tsx";
import { PlayerList } from "./player-list.tsx";
import { RoomDetails } from "./room-details.tsx";
import { StatusPanel } from "./status-panel.tsx";
import * as text from "./waiting-text.ts";

const frame = (content: ReactNode) => <Screen title={text.screenTitle}>{content}</Screen>;

/** The room where players gather before a game. */
export function WaitingScreen() {
  return (
    <RoomGuard
      failure={gameFailures.loadWaitingRoom}
      frame={frame}
      loading={(note) => frame(<WaitingSkeleton note={note} />)}
      asksForName
    >
      <WaitingRoom />
    </RoomGuard>
  );
}

function WaitingSkeleton({ note }: { note: ReactNode }) {
  return (
    <Stack $gap={24}>
      <Loading label={text.loading}>
        <TwoColumns>
          <Stack $gap={24}>
            <Skeleton $width="60%" $height="2.4em" />
            <Skeleton $height="224px" />
            <SkeletonCard lines={1} />
            <SkeletonRows rows={2} />
          </Stack>
          <SkeletonCard lines={4} />
        </TwoColumns>
      </Loading>
      <Text $tone="muted">
        {text.loading} {note}
      </Text>
    </Stack>
  );
}

// On a phone the invitation comes second, above the list of players. On wider screens it is a column on the right.
const WaitingLayout = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  > * { min-width: 0; }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 424px;
    > :nth-child(2) { grid-row: 1 / span 2; grid-column: 2; }
  }
`;

// On a phone the code is below the room's name. On wider screens the invitation shows it.
const CodeOnPhone = styled.div`${from.tablet} { display: none; }`;

const TablePictureBox = styled.div`
  > svg { width: 100%; max-width: 264px; height: auto; margin: 0 auto; }
  ${short} { > svg { max-width: 190px; } }
  ${from.tablet} { > svg { max-width: 400px; } }
`;

function WaitingRoom() {
  const roomPath = useRoomPath("room");
  const phase = useView((view) => view.phase);
  const roomName = useView((view) => view.roomName);
  const code = useView((view) => view.roomCode);
  const gameType = useView((view) => view.gameType);
  const isPrivate = useView((view) => view.isPrivate);
  const leadName = useView((view) => view.leadName);
  const maxPlayers = useView((view) => view.maxPlayers);
  const guests = useTableGuests();
  const isWatching = useIsWatching();
  useAnnounceJoinsAndLeaves();
  useHostNotice();
  useReactions();
  useSounds();
  useCodeInAddress(phase === "waiting");
  useEffect(() => preloadRound(gameType), [gameType]);
  const isEvent = useView(isEventRoom);
  const isPractice = useView((view) => view.isPractice);

  // When the game starts, every player goes to its screen. RoomGuard shows a closed room's message.
  if ((phase !== "waiting" && phase !== "closed") || isPractice) return <Navigate to={roomPath} replace />;
  if (isEvent) return <EventWaiting fallback={frame(<WaitingSkeleton note={null} />)} />;

  return (
    <Screen title={roomName} width="full">
      <ConnectionBanner top="64px" />
      <WaitingLayout>
        <Stack $gap={24}>
          <Stack $gap={8}>
            <Row $gap={8} $justify="between" $align="start">
              <Heading level={1}>{roomName}</Heading>
              <Row $gap={0} style={{ flex: "none" }}>
                <MuteButton />
                <LateRoomMenu />
              </Row>
            </Row>
            <CodeOnPhone>
              <RoomCodeButton code={code} />
            </CodeOnPhone>
            <Cluster $gap={8}>
              <Badge>{gameOf(gameType).name}</Badge>
              {isPrivate && <Badge>{gameText.privateRoom}</Badge>}
            </Cluster>
            {leadName !== "" && <SecondaryText role="note">{gameText.leadLooksIn(leadName)}</SecondaryText>}
          </Stack>
          <TablePictureBox>
            <TablePicture seats={maxPlayers} guests={guests} />
          </TablePictureBox>
          {isWatching ? (
            <Suspense fallback={null}>
              <WatchStrip />
            </Suspense>
          ) : (
            <ReactionRow />
          )}
          <StatusPanel />
        </Stack>
        <InvitePanel />
        <Stack $gap={24}>
          <PlayerList />
          <Panel title={text.detailsTitle}>
            <RoomDetails />
          </Panel>
          <ReactionSettings />
        </Stack>
      </WaitingLayout>
    </Screen>
  );
}

/** Announces to screen readers who joins and who leaves. */
function useAnnounceJoinsAndLeaves(): void {
  const players = useView((view) => view.players);
  const announce = useAnnounce();
  const previousPlayers = useRef(players);
  useEffect(() => {
    const namesOnlyIn = (some: typeof players, others: typeof players) =>
      Object.values(some)
        .filter((player) => !(player.memberId in others))
        .map((player) => player.displayName || gameText.anonymousPlayer);
    for (const name of namesOnlyIn(players, previousPlayers.current)) announce(text.playerJoined(name));
    for (const name of namesOnlyIn(previousPlayers.current, players)) announce(text.playerLeft(name));
    previousPlayers.current = players;
  }, [players, announce]);
}
