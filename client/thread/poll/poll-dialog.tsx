import { type FormEvent, useEffect, useRef, useState } from "react";
import { SelectField } from "../../ui/field/select-field.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { textToSend } from "../composer/draft.ts";
import type { Unsent } from "../pending/outbox.ts";
import type { Thread } from "../thread.ts";
import * as text from "./dialog-text.ts";
import {
  type ChoiceFault,
  draftOf,
  emptyDraft,
  faultsOf,
  isFaultless,
  type PollDraft,
  type PollFaults,
  pollDurations,
  pollOf,
  readPollDraft,
  savePollDraft,
  shownChoices,
} from "./poll-draft.ts";

interface Props {
  thread: Thread;
  /** The key under which the draft is saved. */
  draftKey: string;
  /** A refused poll that comes back. */
  takenBack: Unsent | null;
  onClose: () => void;
}

const choiceFaults: Readonly<Record<ChoiceFault, string>> = {
  missing: text.tooFewAnswers,
  repeated: text.repeatedAnswer,
  "too-long": text.answerTooLong,
};
const questionFaults = { missing: text.noQuestion, "too-long": text.questionTooLong } as const;

const durationOptions = [null, ...pollDurations].map((seconds, at) => ({
  value: String(seconds ?? ""),
  label: text.durations[at] ?? "",
}));

/** Writes a poll. Its draft is saved until it is sent. */
export function PollDialog({ thread, draftKey, takenBack, onClose }: Props) {
  const [draft, setDraft] = useState(() =>
    takenBack?.poll ? draftOf(takenBack.content, takenBack.poll) : readPollDraft(draftKey),
  );
  const [faults, setFaults] = useState<PollFaults | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => savePollDraft(draftKey, draft), [draftKey, draft]);
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);

  function change(part: Partial<PollDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    // What was wrong is not held against the new words, until they are sent.
    if (faults) setFaults(null);
  }

  const choices = shownChoices(draft.choices);
  const changeChoice = (at: number, words: string) =>
    change({ choices: choices.map((each, index) => (index === at ? words : each)) });

  function submit(event: FormEvent<HTMLFormElement>) {
    form.current = event.currentTarget;
    const found = faultsOf(draft);
    if (!isFaultless(found)) return setFaults(found);
    thread.write(textToSend(draft.question), { poll: pollOf(draft) });
    savePollDraft(draftKey, emptyDraft);
    onClose();
  }

  return (
    <FormDialog
      title={text.title}
      size="small"
      submitLabel={text.sendButton}
      cancelLabel={text.cancelButton}
      busy={false}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack $gap={16}>
        <TextArea
          compact
          rows={1}
          label={text.questionLabel}
          placeholder={text.questionPlaceholder}
          value={draft.question}
          error={faults?.question ? questionFaults[faults.question] : undefined}
          onChange={(event) => change({ question: event.currentTarget.value })}
        />
        <Stack $gap={12}>
          {choices.map((choice, at) => {
            const fault = faults?.choices[at];
            return (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: a field stays where it is
                key={at}
                label={text.answer(at + 1)}
                value={choice}
                error={fault ? choiceFaults[fault] : undefined}
                onChange={(event) => changeChoice(at, event.currentTarget.value)}
              />
            );
          })}
        </Stack>
        <Switch
          label={text.severalAnswersLabel}
          description={text.severalAnswersHint}
          checked={draft.allowsMany}
          onChange={(event) => change({ allowsMany: event.currentTarget.checked })}
        />
        <Switch
          label={text.secretLabel}
          description={text.secretHint}
          checked={draft.isSecret}
          onChange={(event) => change({ isSecret: event.currentTarget.checked })}
        />
        <SelectField
          label={text.endsLabel}
          options={durationOptions}
          value={String(draft.endsAfter ?? "")}
          onChange={({ currentTarget: { value } }) =>
            change({ endsAfter: pollDurations.find((each) => String(each) === value) ?? null })
          }
        />
      </Stack>
    </FormDialog>
  );
}
