import { useRef, useState } from "react";
import type { QuestionDetail } from "../../../../schema/question/admin-api.ts";
import { toastError } from "../../../frame/error-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { DescriptionList } from "../../../ui/text/description-list.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { reasonLabels } from "../../flag/flag-text.ts";
import { useClearFlags } from "../question-admin-queries.ts";
import * as text from "./one-text.ts";

/** QUESTION-19 and QUESTION-20: what players have flagged in a question, until an admin has dealt with it. */
export function FlagsPanel({ question: { questionId, flags } }: { question: QuestionDetail }) {
  const [isCleared, setIsCleared] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useClearFlags();
  if (flags.length === 0 && !isCleared) return null;

  function clear() {
    mutate(questionId, {
      onSuccess() {
        setIsCleared(true);
        // The button is gone.
        panel.current?.focus();
      },
      onError: (error) => toastError(error, text.clearFailed),
    });
  }

  return (
    <div ref={panel} tabIndex={-1}>
      <Panel title={text.flagsTitle}>
        {flags.length === 0 ? (
          <Text role="status">{text.flagsCleared}</Text>
        ) : (
          <Stack>
            <DescriptionList
              items={flags.map(({ reason, count }) => ({ name: reasonLabels[reason], value: text.flagCount(count) }))}
            />
            <Text $tone="muted">{text.flagsHint}</Text>
            <Cluster>
              <Button variant="secondary" busy={isPending} onClick={clear}>
                {text.clearButton}
              </Button>
            </Cluster>
          </Stack>
        )}
      </Panel>
    </div>
  );
}
