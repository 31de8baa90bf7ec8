import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import styled from "styled-components";
import type { PlayedGame, PlayedRound } from "../../../schema/game/played-api.ts";
import { GameChannelButton } from "../../channel/occasion/occasion-button-panel.tsx";
import { QueryState } from "../../frame/query-state.tsx";
import { Screen } from "../../frame/screen.tsx";
import { codeOf } from "../../net/http/api-error.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { formatClockTime, formatDay } from "../../ui/format/format.ts";
import { Card, Panel } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { errorTexts } from "../game-errors.ts";
import { shortSeconds } from "../game-text.ts";
import { difficultyName, gameOf } from "../games.ts";
import { SharePodiumButton } from "../picture/share-podium-button.tsx";
import { justForYou, total } from "../practice/practice-text.ts";
import { AwardList } from "./award-list.tsx";
import { awardsTitle } from "./award-text.ts";
import { PlayedPlayers } from "./played-players.tsx";
import { playedGameQuery } from "./played-queries.ts";
import { PlayedQuestion } from "./played-question.tsx";
import { PlayedRack } from "./played-rack.tsx";
import * as text from "./played-text.ts";

// A phone shows the standings first, larger screens beside the rounds.
const Layout = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  > * { min-width: 0; }
  ${from.tablet} {
    grid-template: "rounds side" / minmax(0, 1fr) 380px;
    > :first-child { grid-area: side; }
    > :last-child { grid-area: rounds; }
  }
`;

/** The codes of an address that names no game at all. */
const noAddress: readonly string[] = ["request/invalid", "request/not-found"];

/** A game that the member has played: its standings, its awards and every round. */
export function PlayedScreen() {
  const { sessionId = "" } = useParams();
  const query = useQuery(playedGameQuery(sessionId));
  if (query.data) return <Recap game={query.data} />;
  const { title = "", message } = errorTexts["game/not-found"] ?? {};
  return (
    <Screen title={text.loading} width="full">
      <Stack>
        <BackLink to="/games/history">{text.backLink}</BackLink>
        {noAddress.includes(codeOf(query.error)) ? (
          <ErrorState title={title} level={1} hint={message} />
        ) : (
          <QueryState query={query} label={text.loading}>
            <SkeletonCard />
            <SkeletonCard />
          </QueryState>
        )}
      </Stack>
    </Screen>
  );
}

function Recap({ game }: { game: PlayedGame }) {
  const {
    sessionId,
    gameType,
    roomName,
    isPractice,
    difficulty,
    timeLimit,
    endedAt,
    players,
    playerCount,
    awards,
    rounds,
  } = game;
  const { name } = gameOf(gameType);
  return (
    <Screen title={roomName} width="full">
      <Stack $gap={24}>
        <Stack $gap={8}>
          <BackLink to="/games/history">{text.backLink}</BackLink>
          <Heading level={1} style={{ overflowWrap: "anywhere" }}>
            {roomName}
          </Heading>
          <Text $tone="muted">{text.gameAndTime(name, formatDay(endedAt), formatClockTime(endedAt))}</Text>
          <Cluster $gap={4}>
            <Badge>{difficultyName(difficulty)}</Badge>
            <Badge>{shortSeconds(timeLimit)}</Badge>
          </Cluster>
        </Stack>
        {rounds.length > 0 && rounds.every(({ state }) => state === "voided") && <Notice>{text.nothingCounts}</Notice>}
        <Layout>
          <Stack $gap={24}>
            {isPractice ? (
              <PracticePoints players={players} />
            ) : (
              <Panel title={text.standingsTitle}>
                <Stack $gap={12} $align="stretch">
                  {playerCount > players.length && <SecondaryText>{text.bestOf(playerCount)}</SecondaryText>}
                  <PlayedPlayers players={players} />
                  <SharePodiumButton gameType={gameType} players={players} />
                  {playerCount > 1 && <GameChannelButton sessionId={sessionId} />}
                </Stack>
              </Panel>
            )}
            {awards.length > 0 && (
              <Panel title={awardsTitle}>
                <AwardList awards={awards} />
              </Panel>
            )}
          </Stack>
          <Rounds rounds={rounds} title={gameType === "word_battle" ? text.racksTitle : text.questionsTitle} />
        </Layout>
      </Stack>
    </Screen>
  );
}

/** Alone, there are no standings. */
function PracticePoints({ players }: Pick<PlayedGame, "players">) {
  return (
    <Panel title={text.practiceTitle}>
      <Stack $gap={4}>
        <Text $weight={700} $size="title">
          {total(players[0]?.score ?? 0)}
        </Text>
        <SecondaryText>{justForYou}</SecondaryText>
      </Stack>
    </Panel>
  );
}

function Rounds({ rounds, title }: { rounds: readonly PlayedRound[]; title: string }) {
  return (
    <Stack as="section" aria-labelledby="rounds">
      <Heading id="rounds">{title}</Heading>
      <Stack as="ol">
        {rounds.map((round) => (
          <Card as="li" key={round.round}>
            <Round played={round} />
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

function Round({ played: { round, state, question, rack, own } }: { played: PlayedRound }) {
  return (
    <Stack $gap={12}>
      <Row $justify="between" $gap={12}>
        <Cluster $gap={8}>
          <SecondaryText>{text.roundTitle(round)}</SecondaryText>
          {state !== "counted" && <Badge tone="warning">{text.uncounted[state]}</Badge>}
        </Cluster>
        {own && own.points > 0 && <NumberText value={`+${own.points}`} size="lead" />}
      </Row>
      {question && <PlayedQuestion question={question} own={own} />}
      {rack && <PlayedRack rack={rack} own={own} />}
      {!question && !rack && <Text $tone="muted">{text.contentGone}</Text>}
    </Stack>
  );
}
