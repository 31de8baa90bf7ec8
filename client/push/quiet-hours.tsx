import { useState } from "react";
import styled from "styled-components";
import type { PushSettings } from "../../schema/push/api.ts";
import { Switch } from "../ui/field/switch.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import * as text from "./push-text.ts";

type Hours = NonNullable<PushSettings["quietHours"]>;

/** From 10 PM to 6 AM, until the member chooses others. */
const USUAL: Hours = { from: 22 * 60, until: 6 * 60 };

const Times = styled.div`display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 16px;`;

/** Minutes since midnight as the value of a time field: "22:00". */
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Null while the field is not filled in completely. */
function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

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
      {hours && <TimeFields key={`${hours.from}-${hours.until}`} hours={hours} onChange={onChange} />}
    </Stack>
  );
}

function TimeFields({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const [typed, setTyped] = useState({ from: clockOf(hours.from), until: clockOf(hours.until) });
  const from = minuteOf(typed.from);
  const until = minuteOf(typed.until);
  const isSame = from !== null && from === until;
  function save() {
    if (from === null || until === null || isSame) return;
    if (from !== hours.from || until !== hours.until) onChange({ from, until });
  }
  return (
    <Times>
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
    </Times>
  );
}
