import { DEVOTION_CONTENT_MAX_LENGTH, DEVOTION_TITLE_MAX_LENGTH } from "../../../../schema/devotion/devotion.ts";
import { REFERENCE_MAX_LENGTH } from "../../../../schema/scripture/api.ts";
import type { ApiForm } from "../../../frame/form/use-endpoint-form.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Grid, Stack } from "../../../ui/layout/stack.ts";
import * as text from "./form-text.ts";
import type { DevotionFormValues } from "./form-values.ts";

/** All fields of a devotion. */
export const DevotionFields = ({ api: { field } }: { api: ApiForm<DevotionFormValues> }) => (
  <Card>
    <Stack>
      <TextField
        label={text.titleLabel}
        maxLength={DEVOTION_TITLE_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        required
        {...field("title")}
      />
      <Grid $minWidth={230}>
        <TextField type="date" label={text.dateLabel} hint={text.dateHint} required {...field("date")} />
        <TextField
          label={text.verseLabel}
          hint={text.verseHint}
          maxLength={REFERENCE_MAX_LENGTH}
          autoComplete="off"
          {...field("scripture_reference")}
        />
      </Grid>
      <TextArea
        label={text.contentLabel}
        hint={text.contentHint}
        maxLength={DEVOTION_CONTENT_MAX_LENGTH}
        rows={12}
        dir="auto"
        required
        {...field("content")}
      />
    </Stack>
  </Card>
);
