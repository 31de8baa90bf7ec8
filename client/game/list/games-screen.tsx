import Plus from "lucide-react/icons/plus";
import { useNavigate } from "react-router";
import styled from "styled-components";
import { Screen } from "../../frame/screen.tsx";
import { LeaderboardPanel } from "../../leaderboard/leaderboard-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Sides, Stack } from "../../ui/layout/stack.ts";
import { Tabs } from "../../ui/overlay/tabs.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { gameNames, games } from "../games.ts";
import { JoinForm } from "./join-form.tsx";
import { OpenRoomsPanel } from "./open-rooms-panel.tsx";
import { useJoinRoom } from "./use-join-room.tsx";

// What one can do comes first on a phone, and stands at the side elsewhere.
const Main = styled.div`${from.tablet} { order: -1; }`;

/** Everything about games outside of a game: what there is, who waits, who leads. */
export function GamesScreen() {
  const navigate = useNavigate();
  const { entering, enterRoom, enterByCode, ifMember, codeInAddress, dialog } = useJoinRoom();
  return (
    <Screen width="full">
      <Stack $gap={48}>
        <Stack $gap={8}>
          <Heading level={1}>Games</Heading>
          <Text $tone="muted" $size="lead">
            Pull up a chair. There is room at the game.
          </Text>
        </Stack>
        <Sides $side={380}>
          <Stack $gap={24}>
            <JoinForm isBusy={entering !== null} first={codeInAddress} onCode={enterByCode} />
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
                    aria-label={`Create Room, ${games[gameType].name}`}
                    icon={<Plus aria-hidden />}
                    onClick={() => ifMember("createRoom", () => navigate("/games/settings", { state: { gameType } }))}
                  >
                    Create Room
                  </Button>
                </Stack>
              </Panel>
            ))}
          </Stack>
          <Main>
            <Stack $gap={48}>
              <OpenRoomsPanel entering={entering} onJoin={enterRoom} />
              <section aria-labelledby="leaderboards">
                <Stack>
                  <Heading id="leaderboards">Leaderboards</Heading>
                  <Tabs
                    label="Leaderboards"
                    tabs={gameNames.map((gameType) => ({
                      value: gameType,
                      label: games[gameType].name,
                      content: <LeaderboardPanel gameType={gameType} />,
                    }))}
                  />
                </Stack>
              </section>
            </Stack>
          </Main>
        </Sides>
      </Stack>
      {dialog}
    </Screen>
  );
}
