import { useState } from "react";
import type { PushSettings } from "../../schema/push/api.ts";
import { clockOf, minuteOf } from "../../schema/quiet-hours.ts";
import { Switch } from "../ui/field/switch.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Grid, Stack } from "../ui/layout/stack.ts";
import * as text from "./push-text.ts";

type Hours = NonNullable<PushSettings["quietHours"]>;

/** From 10 PM to 6 AM, until the member chooses others. */
const USUAL: Hours = { from: 22 * 60, until: 6 * 60 };

interface Props {
  hours: PushSettings["quietHours"];
  onChange: (hours: PushSettings["quietHours"]) => void;
}

/** When the member’s devices stay silent. A time is saved when its field is left. */
export function QuietHours({ hours, onChange }: Props) {
  return (
    <Stack $gap={8}>
      <Switch
        label={text.quietLabel}
        description={text.quietHint}
        checked={hours !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? USUAL : null)}
      />
      {hours && <HoursFields key={`${hours.from}-${hours.until}`} hours={hours} onChange={onChange} />}
    </Stack>
  );
}

function HoursFields({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const [typed, setTyped] = useState({ from: clockOf(hours.from), until: clockOf(hours.until) });
  const from = minuteOf(typed.from);
  const until = minuteOf(typed.until);
  const isSame = from !== null && from === until;
  function save() {
    if (from === null || until === null || isSame) return;
    if (from !== hours.from || until !== hours.until) onChange({ from, until });
  }
  return (
    <Grid $minWidth={150}>
      <TextField
        type="time"
        label={text.quietFromLabel}
        value={typed.from}
        onChange={(event) => setTyped({ ...typed, from: event.currentTarget.value })}
        onBlur={save}
      />
      <TextField
        type="time"
        label={text.quietUntilLabel}
        value={typed.until}
        error={isSame ? text.quietSame : undefined}
        onChange={(event) => setTyped({ ...typed, until: event.currentTarget.value })}
        onBlur={save}
      />
    </Grid>
  );
}
