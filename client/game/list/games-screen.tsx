import Plus from "lucide-react/icons/plus";
import { Link, useNavigate } from "react-router";
import styled from "styled-components";
import type { GameType } from "../../../schema/game/settings.ts";
import { ChallengePanel } from "../../challenge/challenge-panel.tsx";
import { DailyPanel } from "../../daily/daily-panel.tsx";
import { Screen } from "../../frame/screen.tsx";
import { LeaderboardPanel } from "../../leaderboard/leaderboard-panel.tsx";
import { useSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { PlayersPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { color, from } from "../../ui/theme/css.ts";
import * as gameText from "../game-text.ts";
import { gameNames, games } from "../games.ts";
import { PracticePanel } from "../practice/practice-panel.tsx";
import { usePractice } from "../practice/use-practice.ts";
import { JoinForm } from "./join-form.tsx";
import * as text from "./list-text.ts";
import { OpenRoomsPanel } from "./open-rooms-panel.tsx";
import { Tabs } from "./tabs.tsx";
import { useJoinRoom } from "./use-join-room.tsx";

// A phone shows how to join, then what can be played at once, then the open rooms. Large screens show what a member can do at
// the side.
const Layout = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  > * { min-width: 0; }
  ${from.tablet} {
    grid-template:
      "rooms join" auto "rooms now" auto "rooms create" auto "leaders create" 1fr / minmax(0, 1fr) 380px;
    row-gap: 32px;
    > :nth-child(1) { grid-area: join; }
    > :nth-child(2) { grid-area: now; }
    > :nth-child(3) { grid-area: rooms; }
    > :nth-child(4) { grid-area: create; }
    > :nth-child(5) { grid-area: leaders; }
  }
`;

const Picture = styled.div`
  flex: none;
  width: 220px;
  > svg { width: 100%; height: auto; }
`;

const OnLargeScreen = styled.div`
  display: none;
  ${from.tablet} { display: block; }
`;

const OwnGamesLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 44px;
  color: ${color.accentText};
  font-weight: 700;
`;

/** The start screen of games: join a room, see open rooms, create one, and read the leaderboards. */
export function GamesScreen() {
  const navigate = useNavigate();
  const { status } = useSession();
  const { entering, enterRoom, enterByCode, watchRoom, ifMember, codeInAddress, dialog } = useJoinRoom();
  const practice = usePractice();
  const opening = practice.isPending ? practice.variables : null;
  const practiseAlone = (gameType: GameType) => ifMember("practise", () => practice.mutate(gameType));

  function createRoom(gameType: GameType) {
    const settings = `/games/settings?game=${gameType}`;
    ifMember("createRoom", () => navigate(settings), settings);
  }

  return (
    <Screen width="full">
      <Stack $gap={16}>
        <Row $justify="between" $gap={16}>
          <Stack $gap={8}>
            <Heading level={1}>{text.heading}</Heading>
            <OnLargeScreen>
              <Text $tone="muted" $size="lead">
                {text.lead}
              </Text>
            </OnLargeScreen>
          </Stack>
          {/* A phone's first screen shows what to play instead. */}
          <OnLargeScreen>
            <Picture>
              <PlayersPicture />
            </Picture>
          </OnLargeScreen>
        </Row>
        <Layout>
          <JoinForm isBusy={entering !== null} first={codeInAddress} onCode={enterByCode} />
          {/* What a member can play at once, without anybody else. */}
          <Stack $gap={24}>
            <PracticePanel opening={opening} onPractise={practiseAlone} />
          </Stack>
          <OpenRoomsPanel
            entering={entering}
            onJoin={enterRoom}
            onWatch={watchRoom}
            onOpen={() => createRoom("trivia")}
            onPractise={() => practiseAlone("trivia")}
          />
          <Stack $gap={24}>
            {/* Below the first open room, because others wait there. */}
            <DailyPanel />
            <ChallengePanel />
            {gameNames.map((gameType) => (
              <Panel key={gameType} title={games[gameType].name} lit>
                <Stack>
                  <Stack as="ol" $gap={4}>
                    {games[gameType].explained.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </Stack>
                  <Button
                    size="large"
                    block
                    aria-label={text.createRoomLabel(games[gameType].name)}
                    icon={<Plus aria-hidden />}
                    onClick={() => createRoom(gameType)}
                  >
                    {gameText.createRoomButton}
                  </Button>
                </Stack>
              </Panel>
            ))}
          </Stack>
          <section aria-labelledby="leaderboards">
            <Stack>
              <Row $justify="between" $gap={12}>
                <Heading id="leaderboards">{text.leaderboardsTitle}</Heading>
                {status === "signed-in" && <OwnGamesLink to="/games/history">{text.ownGamesLink}</OwnGamesLink>}
              </Row>
              <Tabs
                label={text.leaderboardsTitle}
                tabs={gameNames.map((gameType) => ({
                  value: gameType,
                  label: games[gameType].name,
                  content: <LeaderboardPanel gameType={gameType} />,
                }))}
              />
            </Stack>
          </section>
        </Layout>
      </Stack>
      {dialog}
    </Screen>
  );
}
