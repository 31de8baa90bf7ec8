import { difficulties } from "../../../../schema/game/common-settings.ts";
import { ANSWER_MAX_LENGTH, categories, QUESTION_MAX_LENGTH } from "../../../../schema/question/question.ts";
import { REFERENCE_MAX_LENGTH } from "../../../../schema/scripture/api.ts";
import type { ApiForm } from "../../../frame/form/use-endpoint-form.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Grid, Stack } from "../../../ui/layout/stack.ts";
import * as text from "../question-admin-text.ts";
import type { QuestionFormValues } from "./form-values.ts";

interface Props {
  api: ApiForm<QuestionFormValues>;
}

const answers = [
  ["correct_answer", text.correctLabel],
  ["incorrect_answer_1", text.wrongLabel(1)],
  ["incorrect_answer_2", text.wrongLabel(2)],
  ["incorrect_answer_3", text.wrongLabel(3)],
] as const;

/** All fields of a question. */
export function QuestionFields({ api: { field } }: Props) {
  return (
    <>
      <Panel title={text.answersSection}>
        <Stack>
          <TextArea
            label={text.questionLabel}
            maxLength={QUESTION_MAX_LENGTH}
            compact
            dir="auto"
            required
            {...field("question")}
          />
          {answers.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              maxLength={ANSWER_MAX_LENGTH}
              autoComplete="off"
              dir="auto"
              required
              {...field(name)}
            />
          ))}
        </Stack>
      </Panel>
      <Panel title={text.detailsSection}>
        <Stack>
          <Grid $minWidth={260}>
            <SelectField
              label={text.difficultyLabel}
              options={difficulties.map((value) => ({ value, label: text.difficultyLabels[value] }))}
              {...field("difficulty")}
            />
            <SelectField
              label={text.categoryLabel}
              options={categories.map((value) => ({ value, label: text.categoryLabels[value] }))}
              {...field("category")}
            />
          </Grid>
          <TextField
            label={text.referenceLabel}
            hint={text.referenceHint}
            maxLength={REFERENCE_MAX_LENGTH}
            autoComplete="off"
            {...field("scripture_reference")}
          />
          <Grid $minWidth={260}>
            <TextField label={text.pointsLabel} inputMode="numeric" autoComplete="off" {...field("points")} />
            <TextField
              label={text.secondsLabel}
              hint={text.secondsHint}
              inputMode="numeric"
              autoComplete="off"
              {...field("time_limit")}
            />
          </Grid>
        </Stack>
      </Panel>
    </>
  );
}
