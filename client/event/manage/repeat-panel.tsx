import { useState } from "react";
import { Controller } from "react-hook-form";
import { shortEventTime } from "../../../schema/event/event-time.ts";
import type { ManagedEvent } from "../../../schema/event/manage-api.ts";
import { repeatEvent } from "../../../schema/event/repeat-api.ts";
import { REPETITIONS_MAX, repeatedTimes, repetitionRhythms } from "../../../schema/event/repetition.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { community } from "../../net/community.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { refreshEvents } from "../event-queries.ts";
import * as text from "./manage-text.ts";
import { bodyOf, emptyRepetition, type RepetitionValues } from "./repetition-values.ts";

interface Props {
  event: ManagedEvent;
  onRepeated: () => void;
}

/** Creates events like this one on later dates. */
export function RepeatPanel({ event, onRepeated }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={text.repeatSection}>
      <Stack $gap={16} $align="start">
        <SecondaryText>{text.repeatHint}</SecondaryText>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text.repeatButton}
        </Button>
      </Stack>
      {isOpen && <RepeatDialog event={event} onRepeated={onRepeated} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

const rhythms = repetitionRhythms.map((value) => ({ value, label: text.rhythmLabels[value] }));
const ends = [
  { value: "count", label: text.countOption },
  { value: "lastDay", label: text.lastDayOption },
] as const;

function RepeatDialog({ event, onRepeated, onClose }: Props & { onClose: () => void }) {
  const { form, field, isBusy, submit } = useApiForm<typeof repeatEvent, RepetitionValues>(repeatEvent, {
    params: { eventId: event.eventId },
    defaultValues: emptyRepetition,
    toBody: bodyOf,
    check: ({ end, count, lastDay }) => ({
      ...(end === "count" && count.trim() === "" && { count: text.countRequired }),
      ...(end === "lastDay" && lastDay === "" && { lastDay: text.lastDayRequired }),
    }),
    failedText: text.repeatFailed,
    onSuccess({ events }) {
      toast(text.repeatedToast(events.length));
      onClose();
      void refreshEvents();
      onRepeated();
    },
  });
  const values = form.watch();
  return (
    <FormDialog
      title={text.repeatTitle}
      submitLabel={text.repeatConfirm}
      cancelLabel={text.notNow}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack>
        <Controller
          control={form.control}
          name="rhythm"
          render={({ field: { value, onChange, ref } }) => (
            <RadioCards
              ref={ref}
              legend={text.rhythmLegend}
              hint={text.monthHint}
              options={rhythms}
              value={value}
              onChange={onChange}
              minWidth={130}
              compact
            />
          )}
        />
        <Controller
          control={form.control}
          name="end"
          render={({ field: { value, onChange } }) => (
            <RadioCards
              legend={text.untilLegend}
              options={ends}
              value={value}
              onChange={onChange}
              minWidth={150}
              compact
            />
          )}
        />
        {values.end === "count" ? (
          <TextField label={text.countLabel} inputMode="numeric" autoComplete="off" required {...field("count")} />
        ) : (
          <TextField type="date" label={text.lastDayLabel} required {...field("lastDay")} />
        )}
        <Dates event={event} values={values} />
      </Stack>
    </FormDialog>
  );
}

/** EVENT-136: when the new events take place, before they are created. */
function Dates({ event, values }: { event: ManagedEvent; values: RepetitionValues }) {
  const { timeZone } = community;
  const repetition = bodyOf(values);
  const isComplete = repetition.count >= 1 && repetition.count <= REPETITIONS_MAX && repetition.lastDay !== "";
  const times = isComplete ? repeatedTimes(event, repetition, { timeZone, now: Date.now() }) : [];
  const isCut = values.end === "lastDay" && times.length === REPETITIONS_MAX;
  return (
    <Stack $gap={4} aria-live="polite">
      <SecondaryText>{times.length === 0 ? text.noDates : text.datesTitle}</SecondaryText>
      <ul>
        {times.map(({ eventDate }) => (
          <li key={eventDate}>{shortEventTime(eventDate, timeZone)}</li>
        ))}
      </ul>
      {isCut && <SecondaryText>{text.mostDates}</SecondaryText>}
    </Stack>
  );
}
