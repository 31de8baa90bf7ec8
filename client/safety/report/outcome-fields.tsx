import { useRef, useState } from "react";
import { REPORT_NOTE_MAX_LENGTH } from "../../../schema/limits.ts";
import type { ApiForm } from "../../frame/form/use-endpoint-form.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { type ReportOutcome, reportOutcomes } from "./report-outcome-text.ts";
import * as text from "./report-text.ts";

const outcomes = Object.keys(reportOutcomes) as ReportOutcome[];
const givenWords = (): Partial<Record<ReportOutcome, string>> =>
  Object.fromEntries(outcomes.map((each) => [each, reportOutcomes[each].words]));

/** How a report ended, and what its reporter reads. What was typed for one choice is still there after another. */
export function OutcomeFields({ form, field }: ApiForm<{ outcome: string }>) {
  const [chosen, setChosen] = useState<ReportOutcome>();
  const words = useRef(givenWords());
  function choose(next: ReportOutcome) {
    words.current[chosen ?? "own"] = form.getValues("outcome");
    form.setValue("outcome", words.current[next] ?? "", { shouldDirty: true });
    form.clearErrors("outcome");
    setChosen(next);
  }
  return (
    <Stack>
      <RadioCards<ReportOutcome>
        legend={text.outcomeLegend}
        value={chosen}
        compact
        minWidth={140}
        options={outcomes.map((value) => ({ value, label: reportOutcomes[value].label }))}
        onChange={choose}
      />
      <TextArea label={text.closeLabel} maxLength={REPORT_NOTE_MAX_LENGTH} {...field("outcome")} />
    </Stack>
  );
}
