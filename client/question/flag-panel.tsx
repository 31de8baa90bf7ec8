import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PlayedQuestion } from "../../schema/question/flag-api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { Text } from "../ui/text/text.tsx";
import { FlagForm } from "./flag/flag-form.tsx";
import { playedQuery } from "./flag/flag-queries.ts";
import * as text from "./flag/flag-text.ts";

interface Props {
  roomId: string;
  onClose: () => void;
}

/** QUESTION-17: the questions of the game that was just played here, for a player who finds something wrong with one. */
export function FlagPanel({ roomId, onClose }: Props) {
  const query = useQuery(playedQuery(roomId));
  const [chosen, setChosen] = useState<PlayedQuestion>();
  if (chosen) return <FlagForm roomId={roomId} question={chosen} onDone={() => setChosen(undefined)} />;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={text.title} description={text.hint}>
      {query.data ? (
        <PlayedQuestions questions={query.data.questions} onChoose={setChosen} />
      ) : (
        <QueryState query={query} label={text.loading} rows={5} level={3} />
      )}
    </Dialog>
  );
}

interface ListProps {
  questions: readonly PlayedQuestion[];
  onChoose: (question: PlayedQuestion) => void;
}

function PlayedQuestions({ questions, onChoose }: ListProps) {
  if (questions.length === 0) return <Text $tone="muted">{text.empty}</Text>;
  return (
    <Stack as="ol" $gap={4}>
      {questions.map((each) => (
        <li key={each.questionId}>
          <ListRow
            title={each.question}
            wrap
            quiet
            {...(each.flag === null ? { onPress: () => onChoose(each) } : { detail: text.flagged(each.flag) })}
          />
        </li>
      ))}
    </Stack>
  );
}
