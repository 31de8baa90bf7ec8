import { useQuery } from "@tanstack/react-query";
import ListChecks from "lucide-react/icons/list-checks";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { useGame, useIsOver, useOwnId, useView } from "../connection/game-context.ts";
import { lastGameQuery, playedGameQuery } from "../played/played-queries.ts";
import { everyQuestionLink, everyRackLink } from "../played/played-text.ts";
import { ClosedHint } from "../room/closed-hint.tsx";
import { FlagButton } from "../room/flag-button.tsx";
import { PlayAgainButton } from "../room/rematch.tsx";
import { backButton, completeTitle } from "../room/room-text.ts";
import { type BestRound, summaryOf } from "./practice-summary.ts";
import * as text from "./practice-text.ts";

/** So narrow that a phone has room for both beside one another, below the first one. */
const besideAnother = { paddingInline: 8 };

/** The rounds of the game whose results are shown, once they are saved. */
function usePlayedRounds() {
  const { data: last } = useQuery(lastGameQuery(useGame().roomId));
  const sessionId = last?.sessionId;
  return useQuery({ ...playedGameQuery(sessionId ?? ""), enabled: sessionId !== undefined }).data;
}

/** The end of a practice game: how much was right, the best round, and what to do next. */
export function PracticeResults() {
  const game = useGame();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const isOver = useIsOver();
  const gameType = useView((view) => view.gameType);
  const myId = useOwnId();
  const score = useView((view) => view.players[myId]?.score ?? 0);
  const played = usePlayedRounds();
  const summary = played && summaryOf(played);
  const isWords = gameType === "word_battle";
  const headline = summary && (isWords ? text.wordsFound : text.questionsRight)(summary.right, summary.rounds);

  useEffect(() => {
    if (headline !== undefined) announce(`${completeTitle}. ${headline}.`);
  }, [announce, headline]);

  function leaveTo(path: string) {
    // Ends the room. Leaving the screen does not wait for it.
    game.leave().catch(() => {});
    navigate(path);
  }

  return (
    <Stack>
      <Card>
        <Stack $gap={16} $align="center">
          <Heading level={2} size="display">
            {completeTitle}
          </Heading>
          {headline === undefined ? (
            <Text $tone="muted">{text.loadingResults}</Text>
          ) : (
            <Text $weight={700} $size="heading" $align="center">
              {headline}
            </Text>
          )}
          <Text $weight={700}>{text.total(score)}</Text>
          {isOver ? <ClosedHint /> : <SecondaryText $align="center">{text.justForYou}</SecondaryText>}
          {summary && (summary.best ? <Best best={summary.best} /> : <Text $align="center">{text.nothingYet}</Text>)}
          {played && (
            <ButtonLink variant="secondary" to={`/games/played/${played.sessionId}`} icon={<ListChecks aria-hidden />}>
              {isWords ? everyRackLink : everyQuestionLink}
            </ButtonLink>
          )}
        </Stack>
      </Card>
      <FlagButton />
      <ActionBar $always>
        {!isOver && <PlayAgainButton />}
        <Button variant="secondary" style={besideAnother} onClick={() => leaveTo(`/games/settings?game=${gameType}`)}>
          {text.friendsButton}
        </Button>
        <Button variant="quiet" style={besideAnother} onClick={() => leaveTo("/games")}>
          {backButton}
        </Button>
      </ActionBar>
    </Stack>
  );
}

function Best({ best: { round, task, answer, seconds, points } }: { best: BestRound }) {
  return (
    <Card as="section" $padding={16} $lit style={{ width: "100%" }}>
      <Stack $gap={8}>
        <Row $justify="between" $gap={12}>
          <Heading level={3} size="body">
            {text.bestRoundTitle(round)}
          </Heading>
          <NumberText value={`+${points}`} size="lead" />
        </Row>
        {task !== null && <Text>{task}</Text>}
        <Text $weight={700}>{text.answerAndTime(answer, seconds)}</Text>
      </Stack>
    </Card>
  );
}
