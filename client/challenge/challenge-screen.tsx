import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import type { Challenge } from "../../schema/challenge/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { Screen } from "../frame/screen.tsx";
import { RoleBadges } from "../member/role-badges-panel.tsx";
import { SoloGamePanel } from "../solo/solo-game-panel.tsx";
import { BackLink } from "../ui/button/back-link.tsx";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { CHALLENGES_PATH, challengeQuery, useChallengeMoves } from "./challenge-queries.ts";
import { ChallengeResult } from "./challenge-result.tsx";
import * as text from "./challenge-text.ts";

/** One challenge: its game, whom to send it to, and the results side by side. */
export function ChallengeScreen() {
  const { challengeId = "" } = useParams();
  const query = useQuery(challengeQuery(challengeId));
  return (
    <Screen title={text.screenTitle} width="reading">
      <Stack $gap={16}>
        <BackLink to={CHALLENGES_PATH}>{text.back}</BackLink>
        {query.data ? (
          <OneChallenge challenge={query.data.challenge} />
        ) : (
          <QueryState query={query} label={text.loadingOne} rows={3} />
        )}
      </Stack>
    </Screen>
  );
}

function OneChallenge({ challenge }: { challenge: Challenge }) {
  const { challengeId, role, friend, own } = challenge;
  const { refresh } = useChallengeMoves(challengeId);
  const title = role !== "challenger" && friend ? text.challengedBy(friend.displayName) : text.panelTitle;
  return (
    <>
      <Stack $gap={4}>
        <Heading level={1}>{title}</Heading>
        <RoleBadges roles={friend?.roles ?? []} />
      </Stack>
      {own ? (
        <SoloGamePanel
          gameId={own.gameId}
          onFinished={() => void refresh()}
          result={(game) => <ChallengeResult challenge={challenge} game={game} />}
        />
      ) : (
        <Invitation challenge={challenge} />
      )}
    </>
  );
}

function Invitation({ challenge: { challengeId, role, state } }: { challenge: Challenge }) {
  const navigate = useNavigate();
  const { play, decline, refresh } = useChallengeMoves(challengeId);
  if (state === "ended") return <Text $tone="muted">{text.ended}</Text>;
  const turnDown = () =>
    decline.mutate(undefined, {
      onSuccess: () => {
        void refresh();
        navigate(CHALLENGES_PATH);
      },
    });
  return (
    <Card $lit>
      <Stack $gap={16}>
        <Text>{text.playRules}</Text>
        <Button size="large" block busy={play.isPending} onClick={() => play.mutate()}>
          {text.playButton}
        </Button>
        {role === "challenged" && (
          <Button variant="quiet" block busy={decline.isPending} onClick={turnDown}>
            {text.declineButton}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
