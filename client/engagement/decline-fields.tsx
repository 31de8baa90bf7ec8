import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { RadioCards } from "../ui/field/radio-cards.tsx";
import { TextArea, type TextAreaProps } from "../ui/field/text-area.tsx";
import { Text } from "../ui/text/text.tsx";
import * as text from "./engagement-text.ts";

interface Props<Fields extends FieldValues, Reason extends string> {
  control: Control<Fields>;
  /** The labels of the reasons, in their order. */
  reasons: Readonly<Record<Reason, string>>;
  reasonError: string | undefined;
  /** SAFE-61: false if nobody can read along words of the caller's own. */
  allowsWords: boolean;
  words: TextAreaProps;
}

/** A reason for declining and, where a lead can read along, words of one's own. */
export function DeclineFields<Fields extends FieldValues, Reason extends string>({
  control,
  reasons,
  reasonError,
  allowsWords,
  words,
}: Props<Fields, Reason>) {
  const options = (Object.entries(reasons) as [Reason, string][])
    .filter(([reason]) => allowsWords || reason !== "own_words")
    .map(([value, label]) => ({ value, label }));
  return (
    <>
      <Controller
        control={control}
        name={"reason" as FieldPath<Fields>}
        render={({ field: { value, onChange, ref } }) => (
          <RadioCards<Reason>
            legend={text.reasonLegend}
            error={reasonError}
            ref={ref}
            value={value}
            options={options}
            onChange={onChange}
          />
        )}
      />
      {allowsWords ? <TextArea rows={4} {...words} /> : <Text $tone="muted">{text.noWordsHint}</Text>}
    </>
  );
}
