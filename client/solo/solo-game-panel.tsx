import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SoloAnswer, SoloGame, SolvedStep as Solved } from "../../schema/solo/solo.ts";
import { QueryState } from "../frame/query-state.tsx";
import { focusHeading } from "../frame/screen.tsx";
import { Badge } from "../ui/badge/badge.tsx";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Card } from "../ui/layout/card.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { NumberText } from "../ui/text/number-text.tsx";
import { Text } from "../ui/text/text.tsx";
import { RunningStep } from "./running-step.tsx";
import { type ArrivedGame, soloQuery, useSoloMoves } from "./solo-queries.ts";
import * as text from "./solo-text.ts";
import { SolvedStep } from "./solved-step.tsx";

interface Props {
  gameId: string;
  /** Called once the last part is answered. */
  onFinished: () => void;
  /** Shows what a finished game comes to. */
  result: (game: SoloGame) => ReactNode;
}

/** A set of questions and a rack, one part after the other. It goes on where the member is, on any phone. */
export function SoloGamePanel({ gameId, onFinished, result }: Props) {
  const query = useQuery(soloQuery(gameId));
  if (!query.data) return <QueryState query={query} label={text.loading} rows={4} />;
  return <Play arrivedGame={query.data} onFinished={onFinished} result={result} />;
}

type Play = Omit<Props, "gameId"> & { arrivedGame: ArrivedGame };

function Play({ arrivedGame, onFinished, result }: Play) {
  const { game } = arrivedGame;
  /** Whether the member has yet to read the last solution. */
  const [isReading, setIsReading] = useState(!game.isFinished);
  const { show, answer } = useSoloMoves(game.gameId, (reply) => {
    noteOf(reply, answer.variables?.answer);
    if (reply.game.isFinished) onFinished();
  });
  const { step } = game.running ?? {};
  const card = useRef<HTMLDivElement>(null);
  // The button that shows the next part is below a verse, perhaps a long one.
  useEffect(() => {
    if (step !== undefined) card.current?.scrollIntoView({ block: "start" });
  }, [step]);
  const onAnswer = (given: SoloAnswer) => {
    if (step !== undefined) answer.mutate({ step, answer: given });
  };
  const showResult = () => {
    setIsReading(false);
    // The button that was pressed is gone.
    focusHeading(document.getElementById("main"));
    window.scrollTo(0, 0);
  };
  if (game.isFinished && !isReading) return result(game);
  const shownStep = Math.max(1, step ?? game.solved.length);
  const last = game.solved.at(-1);
  return (
    <Card ref={card} as="section" aria-label={text.partOf(shownStep, game.steps)}>
      <Stack $gap={16}>
        <Row $justify="between" $gap={12}>
          <Badge tone="accent">{text.partOf(shownStep, game.steps)}</Badge>
          <NumberText value={game.score} size="lead" />
        </Row>
        {game.running ? (
          <RunningStep
            key={step}
            running={game.running}
            game={arrivedGame}
            sending={answer.isPending ? answer.variables.answer : undefined}
            onAnswer={onAnswer}
          />
        ) : (
          <>
            {last ? <SolvedStep solved={last} isLive /> : <Ready />}
            <Button
              size="large"
              block
              busy={show.isPending}
              onClick={() => (game.isFinished ? showResult() : show.mutate(game.solved.length + 1))}
            >
              {buttonOf(game)}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

const Ready = () => (
  <Stack $gap={8}>
    <Heading level={2}>{text.readyTitle}</Heading>
    <Text>{text.readyHint}</Text>
  </Stack>
);

function buttonOf({ isFinished, solved, steps }: SoloGame): string {
  if (isFinished) return text.resultButton;
  if (solved.length === 0) return text.firstButton;
  return solved.length === steps - 1 ? text.rackButton : text.nextButton;
}

/** Says so if another answer than the one that was sent here counts. */
function noteOf({ game, isAccepted }: { game: SoloGame; isAccepted: boolean }, given: SoloAnswer | undefined): void {
  if (isAccepted || given === undefined) return;
  const last = game.solved.at(-1);
  const isElsewhere = given.kind === "none" || (last && hasAnswer(last)) || game.running !== null;
  toast({ title: isElsewhere ? text.answeredElsewhere : text.timeWasUp, variant: "destructive" });
}

const hasAnswer = (solved: Solved): boolean => (solved.kind === "rack" ? solved.word : solved.option) !== null;
