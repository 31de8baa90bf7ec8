import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../frame/query-state.tsx";
import { Screen } from "../frame/screen.tsx";
import { useSession } from "../net/session.ts";
import { SoloGamePanel } from "../solo/solo-game-panel.tsx";
import { BackLink } from "../ui/button/back-link.tsx";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import { DailyBoard } from "./daily-board.tsx";
import { dailyKey, useDaily, useStartDaily } from "./daily-queries.ts";
import { DailyResult } from "./daily-result.tsx";
import * as text from "./daily-text.ts";
import { useDailySignIn } from "./use-daily-sign-in.ts";
import { Yesterday } from "./yesterday.tsx";

/** The daily five: before, during and after the member’s game. */
export function DailyScreen() {
  const { status } = useSession();
  return (
    <Screen title={text.title} width="reading">
      <Stack $gap={16}>
        <BackLink to="/games">{text.gamesLink}</BackLink>
        <Heading level={1}>{text.title}</Heading>
        {status === "signed-out" ? (
          <>
            <Begin isMember={false} streak={null} />
            <DailyBoard />
          </>
        ) : (
          <Day />
        )}
      </Stack>
    </Screen>
  );
}

/** A member’s day. */
function Day() {
  const client = useQueryClient();
  const query = useDaily();
  /** The game that is played here. It stays, with its result, also after midnight. */
  const [begun, setBegun] = useState<{ gameId: string; day: string } | null>(null);
  if (!query.data) return <QueryState query={query} label={text.loading} rows={3} />;
  const { day, game, streak } = query.data;
  if (game && !game.isFinished && game.gameId !== begun?.gameId) setBegun({ gameId: game.gameId, day });
  const shown = begun ?? (game && { gameId: game.gameId, day });
  return (
    <>
      {shown ? (
        <SoloGamePanel
          gameId={shown.gameId}
          onFinished={() => void client.invalidateQueries({ queryKey: dailyKey })}
          result={(played) => <DailyResult day={shown.day} game={played} streak={streak} />}
        />
      ) : (
        <Begin isMember streak={streak && text.streakText(streak)} />
      )}
      {(!game || game.isFinished) && (
        <>
          <DailyBoard />
          <Yesterday />
        </>
      )}
    </>
  );
}

function Begin({ isMember, streak }: { isMember: boolean; streak: string | null }) {
  const start = useStartDaily();
  const askToSignIn = useDailySignIn();
  return (
    <Card $lit>
      <Stack $gap={16}>
        <Text>{text.lead}</Text>
        <Stack as="ul" $gap={8}>
          {text.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Stack>
        <Button size="large" block busy={start.isPending} onClick={() => (isMember ? start.mutate() : askToSignIn())}>
          {isMember ? text.playButton : text.joinButton}
        </Button>
        {streak !== null && <SecondaryText>{streak}</SecondaryText>}
      </Stack>
    </Card>
  );
}
