import { slowModes } from "../../../schema/channel/pace.ts";
import { community } from "../../net/community.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import * as text from "./pace-text.ts";
import type { PaceForm } from "./use-pace-form.ts";

const slowOptions = slowModes.map((seconds) => ({ value: String(seconds), label: text.slowNames[seconds] ?? "" }));

/** A channel's quiet hours and slow mode. */
export function PaceFields({ pace: { form, field }, isOwn }: { pace: PaceForm; isOwn: boolean }) {
  return (
    <Stack role="group" aria-label={text.paceTitle}>
      <Stack $gap={8}>
        <Switch as="checkbox" label={text.quietLabel} description={text.quietHint} {...form.register("isQuiet")} />
        {form.watch("isQuiet") && (
          <>
            <Grid $minWidth={150}>
              <TextField type="time" label={text.fromLabel} required {...field("from")} />
              <TextField type="time" label={text.untilLabel} required {...field("until")} />
            </Grid>
            <SecondaryText>{text.zoneHint(community.timeZone)}</SecondaryText>
          </>
        )}
      </Stack>
      <SelectField label={text.slowLabel} hint={text.slowHint} options={slowOptions} {...field("slow")} />
      {!isOwn && <SecondaryText>{text.loggedNote}</SecondaryText>}
    </Stack>
  );
}
