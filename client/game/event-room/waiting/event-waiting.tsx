import { Suspense, useEffect, useRef } from "react";
import styled from "styled-components";
import { Screen } from "../../../frame/screen.tsx";
import { Badge } from "../../../ui/badge/badge.tsx";
import { useAnnounce } from "../../../ui/feedback/announcer.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Cluster, Row, Stack, TwoColumns } from "../../../ui/layout/stack.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { NumberText } from "../../../ui/text/number-text.tsx";
import { SecondaryText, Text } from "../../../ui/text/text.tsx";
import { from, short } from "../../../ui/theme/css.ts";
import { ConnectionBanner } from "../../connection/connection-banner.tsx";
import { useIsHost, useIsWatching, useView } from "../../connection/game-context.ts";
import * as gameText from "../../game-text.ts";
import { difficultyName, gameOf } from "../../games.ts";
import { LateRoomMenu } from "../../menu/late-room-menu.tsx";
import { RoomCodeButton } from "../../room-code-button.tsx";
import { MuteButton } from "../../sound/mute-button.tsx";
import { WatchStrip } from "../../watch/late-watch.ts";
import { useCrowd, useTeams } from "../event-view.ts";
import { useOwnPlayer } from "../own-player.ts";
import * as text from "./event-waiting-text.ts";
import { HousePicture } from "./house-picture.tsx";
import { JoinPanel } from "./join-panel.tsx";
import { NextPanel } from "./next-panel.tsx";
import { OwnCard } from "./own-card.tsx";

/** Arrivals are announced together, after this time. */
const ANNOUNCED_AFTER_MS = 8_000;

/** The waiting room of an event: how many have come, who one plays for, and what happens next. */
export function EventWaiting() {
  const roomName = useView((view) => view.roomName);
  const code = useView((view) => view.roomCode);
  const leadName = useView((view) => view.leadName);
  const isWatching = useIsWatching();
  const isHost = useIsHost();
  useAnnouncedCount();
  return (
    <Screen title={roomName} width="full">
      <ConnectionBanner top="64px" />
      <Stack $gap={16}>
        <Stack $gap={8}>
          <Row $gap={8} $justify="between" $align="start">
            <Heading level={1} style={{ overflowWrap: "anywhere" }}>
              {roomName}
            </Heading>
            <Row $gap={0} style={{ flex: "none" }}>
              <MuteButton />
              <LateRoomMenu />
            </Row>
          </Row>
          <div>
            <RoomCodeButton code={code} />
          </div>
          <Settings />
          {leadName !== "" && <SecondaryText role="note">{gameText.leadLooksIn(leadName)}</SecondaryText>}
        </Stack>
        <TwoColumns $side={400}>
          <Stack $gap={16}>
            <Arrivals />
            {isWatching && (
              <Suspense fallback={null}>
                <WatchStrip />
              </Suspense>
            )}
            {!isWatching && !isHost && <OwnCard />}
          </Stack>
          <Stack $gap={16}>
            <NextPanel />
            <JoinPanel />
            {/* For the host, what they can do comes first. */}
            {isHost && <OwnCard />}
          </Stack>
        </TwoColumns>
      </Stack>
    </Screen>
  );
}

/** The game in a few words. */
function Settings() {
  const gameType = useView((view) => view.gameType);
  const rounds = useView((view) => view.rounds);
  const timeLimit = useView((view) => view.timeLimit);
  const difficulty = useView((view) => view.difficulty);
  const teams = useTeams();
  return (
    <Cluster $gap={8}>
      <Badge tone="accent">{gameOf(gameType).name}</Badge>
      <Badge>{text.rounds(rounds, timeLimit)}</Badge>
      <Badge>{difficultyName(difficulty)}</Badge>
      {teams.length > 0 && <Badge>{text.teamCount(teams.length)}</Badge>}
    </Cluster>
  );
}

const House = styled.div`
  > svg { display: block; width: 100%; max-width: 260px; height: auto; margin: 0 auto; }
  ${from.tablet} { > svg { max-width: 440px; } }
  ${short} { > svg { max-width: 200px; } }
`;

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: center;
  font-weight: 700;
`;

/** How many have come. */
function Arrivals() {
  const { players, connected } = useCrowd();
  const seat = useOwnPlayer()?.seat;
  const away = players - connected;
  return (
    <Card>
      <Stack $gap={8}>
        <House>
          <HousePicture lit={players} own={seat} />
        </House>
        <Count>
          <NumberText value={players} size="giant" />
          <span>{text.playersIn(players)}</span>
        </Count>
        <Text $size="small" $tone="muted" $align="center">
          {away > 0 ? text.away(away) : seat === undefined ? text.pictureHint : text.ownWindowHint}
        </Text>
      </Stack>
    </Card>
  );
}

/** Tells screen readers how many have come, at most every few seconds. */
function useAnnouncedCount(): void {
  const { players } = useCrowd();
  const announce = useAnnounce();
  const told = useRef(players);
  const latest = useRef(players);
  latest.current = players;
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current === told.current) return;
      told.current = latest.current;
      announce(text.countIn(latest.current));
    }, ANNOUNCED_AFTER_MS);
    return () => clearInterval(timer);
  }, [announce]);
}
