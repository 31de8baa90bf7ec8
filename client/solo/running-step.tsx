import { useEffect, useRef, useState } from "react";
import { WORD_MIN_LENGTH } from "../../schema/limits.ts";
import type { RunningStep as Running, SoloAnswer } from "../../schema/solo/solo.ts";
import { CountdownBar } from "../game/round/countdown-bar.tsx";
import { SoloQuestionPanel } from "../trivia/solo-question-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { SoloRackPanel } from "../word-battle/solo-rack-panel.tsx";
import type { ArrivedGame } from "./solo-queries.ts";
import * as text from "./solo-text.ts";
import { timesOf, useRemaining } from "./use-remaining.ts";

interface Props {
  running: Running;
  game: ArrivedGame;
  /** The answer that is on its way. */
  sending: SoloAnswer | undefined;
  onAnswer: (answer: SoloAnswer) => void;
}

/** The part whose time is running. When it is up, the letters on the board are played, or nothing. */
export function RunningStep({ running, game, sending, onAnswer }: Props) {
  const { seconds, fraction } = useRemaining(timesOf(running), game);
  const [word, setWord] = useState("");
  const isUp = seconds === 0;
  const hasEnded = useRef(false);
  const end = () => onAnswer(word.length >= WORD_MIN_LENGTH ? { kind: "word", word } : { kind: "none" });
  useEffect(() => {
    if (!isUp || hasEnded.current || sending) return;
    hasEnded.current = true;
    end();
  });
  const isOpen = !isUp && sending === undefined;
  return (
    <Stack $gap={16}>
      <CountdownBar label={text.timeLeft} seconds={seconds} fraction={fraction} />
      {running.kind === "question" ? (
        <SoloQuestionPanel
          question={running.question}
          options={running.options}
          given={sending?.kind === "option" ? sending.option : null}
          isOpen={isOpen}
          onChoose={(option) => onAnswer({ kind: "option", option })}
        />
      ) : (
        <SoloRackPanel
          title={text.rackTitle}
          letters={running.letters}
          isLocked={!isOpen}
          isSending={sending?.kind === "word"}
          onWord={setWord}
          onPlay={(played) => onAnswer({ kind: "word", word: played })}
        />
      )}
      {isUp && (
        <Button block busy={sending !== undefined} onClick={end}>
          {text.timeUpButton}
        </Button>
      )}
    </Stack>
  );
}
