import type { readDaily } from "../../schema/daily/api.ts";
import type { OutputOf } from "../../schema/endpoint.ts";
import { useSession } from "../net/session.ts";
import { SoloShapes } from "../solo/shapes-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import { useDaily } from "./daily-queries.ts";
import * as text from "./daily-text.ts";
import { DAILY_PATH, useDailySignIn } from "./use-daily-sign-in.ts";

type Daily = OutputOf<typeof readDaily>;

/** The daily five on other screens: what it is, and the way to it. */
export function DailyPanel() {
  const { status } = useSession();
  const { data: daily } = useDaily();
  const askToSignIn = useDailySignIn();
  return (
    <Panel title={text.title} lit={daily?.game?.isFinished !== true}>
      <Stack $gap={12}>
        <Text $tone="muted">{text.lead}</Text>
        {daily?.game && <Game {...daily.game} />}
        {status === "signed-out" ? (
          <Button block onClick={askToSignIn}>
            {text.playButton}
          </Button>
        ) : (
          <ButtonLink block to={DAILY_PATH} variant={daily?.game?.isFinished ? "secondary" : "primary"}>
            {buttonOf(daily)}
          </ButtonLink>
        )}
        {daily?.streak && <SecondaryText>{text.streakText(daily.streak)}</SecondaryText>}
      </Stack>
    </Panel>
  );
}

function Game({ isFinished, marks, wordLength, steps }: NonNullable<Daily["game"]>) {
  const done = marks.length + Number(wordLength !== null);
  return isFinished ? (
    <SoloShapes marks={marks} wordLength={wordLength} />
  ) : (
    <Text $weight={600}>{text.progress(done, steps)}</Text>
  );
}

function buttonOf(daily: Daily | undefined): string {
  if (!daily?.game) return text.playButton;
  return daily.game.isFinished ? text.lookButton : text.goOnButton;
}
