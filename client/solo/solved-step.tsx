import { translationNames } from "../../schema/scripture/translation.ts";
import type { SolvedStep as Solved } from "../../schema/solo/solo.ts";
import { SoloQuestionPanel } from "../trivia/solo-question-panel.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Scripture } from "../ui/text/scripture.tsx";
import { Text } from "../ui/text/text.tsx";
import { SoloBestWordPanel } from "../word-battle/solo-best-word-panel.tsx";
import * as text from "./solo-text.ts";

/** A part with its solution. */
export function SolvedStep({ solved, isLive = false }: { solved: Solved; isLive?: boolean }) {
  return (
    <Stack $gap={12}>
      {solved.kind === "question" ? (
        <SoloQuestionPanel
          question={solved.question}
          options={solved.options}
          given={solved.option}
          correctOption={solved.correctOption}
          isOpen={false}
        />
      ) : (
        <SoloBestWordPanel letters={solved.letters} word={solved.bestWord} points={solved.bestPoints} />
      )}
      <Text role={isLive ? "status" : undefined} $weight={700} $tone={solved.isRight ? "success" : "text"}>
        {text.verdict(solved)}
      </Text>
      {solved.kind === "question" && solved.verse !== "" && (
        <Scripture reference={solved.scriptureReference} translation={translationNames[solved.translation]}>
          {solved.verse}
        </Scripture>
      )}
    </Stack>
  );
}
