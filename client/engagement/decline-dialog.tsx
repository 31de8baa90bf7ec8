import type { ReactNode } from "react";
import { Controller, type FieldPath, type FieldValues } from "react-hook-form";
import type { ApiForm } from "../frame/form/use-endpoint-form.ts";
import { RadioCards } from "../ui/field/radio-cards.tsx";
import { TextArea } from "../ui/field/text-area.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { FormDialog } from "../ui/overlay/dialog.tsx";
import { Text } from "../ui/text/text.tsx";
import * as text from "./engagement-text.ts";

interface Props<Fields extends FieldValues, Reason extends string> {
  /** A form with a reason. */
  decline: ApiForm<Fields>;
  title: string;
  hint: string;
  button: string;
  /** The labels of the reasons, in their order. */
  reasons: Readonly<Record<Reason, string>>;
  /** SAFE-61: false if nobody can read along words of the caller's own. */
  allowsWords: boolean;
  words: { name: FieldPath<Fields>; label: string; hint: string; maxLength: number };
  onClose: () => void;
  /** What is declined. */
  children?: ReactNode;
}

/** A reason for declining and, where a lead can read along, words of one's own. */
export function DeclineDialog<Fields extends FieldValues, Reason extends string>({
  decline: { form, field, errorOf, isBusy, submit },
  reasons,
  allowsWords,
  words: { name, ...words },
  ...dialog
}: Props<Fields, Reason>) {
  const reasonField = "reason" as FieldPath<Fields>;
  const options = (Object.entries(reasons) as [Reason, string][])
    .filter(([reason]) => allowsWords || reason !== "own_words")
    .map(([value, label]) => ({ value, label }));
  return (
    <FormDialog
      title={dialog.title}
      description={dialog.hint}
      submitLabel={dialog.button}
      cancelLabel={text.cancelButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={dialog.onClose}
    >
      <Stack>
        {dialog.children}
        <Controller
          control={form.control}
          name={reasonField}
          render={({ field: { value, onChange, ref } }) => (
            <RadioCards<Reason>
              legend={text.reasonLegend}
              error={errorOf(reasonField)}
              ref={ref}
              value={value}
              options={options}
              onChange={onChange}
            />
          )}
        />
        {allowsWords ? (
          <TextArea rows={4} {...words} {...field(name)} />
        ) : (
          <Text $tone="muted">{text.noWordsHint}</Text>
        )}
      </Stack>
    </FormDialog>
  );
}
