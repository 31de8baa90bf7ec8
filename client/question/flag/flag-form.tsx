import { useState } from "react";
import type { PlayedQuestion } from "../../../schema/question/flag-api.ts";
import { type FlagReason, flagReasons } from "../../../schema/question/question.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { useFlag } from "./flag-queries.ts";
import * as text from "./flag-text.ts";

interface Props {
  roomId: string;
  question: PlayedQuestion;
  /** Back to the questions of the game. */
  onDone: () => void;
}

/** QUESTION-17: asks what is wrong with a question. */
export function FlagForm({ roomId, question: { questionId, question }, onDone }: Props) {
  const [reason, setReason] = useState<FlagReason>();
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending } = useFlag(roomId, onDone);
  return (
    <FormDialog
      title={text.title}
      description={question}
      submitLabel={text.sendButton}
      cancelLabel={text.backButton}
      busy={isPending}
      onSubmit={() => (reason ? mutate({ questionId, reason }) : setIsMissing(true))}
      onCancel={onDone}
    >
      <RadioCards<FlagReason>
        legend={text.reasonLegend}
        error={isMissing && !reason ? text.reasonRequired : undefined}
        value={reason}
        options={flagReasons.map((value) => ({ value, label: text.reasonLabels[value] }))}
        onChange={setReason}
      />
    </FormDialog>
  );
}
