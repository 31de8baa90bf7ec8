import { startReconciliation } from "../../../schema/payment/admin-api.ts";
import { DAY_MS } from "../../../schema/time.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { useRefreshReconciliations } from "./reconciliation-queries.ts";
import * as text from "./reconciliation-text.ts";

/** The provider counts its days in UTC. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Starts a comparison of some days, by default of the last week. */
export function ReconciliationForm({ onStarted }: { onStarted: (reconciliationId: string) => void }) {
  const refresh = useRefreshReconciliations();
  const { field, isBusy, submit } = useApiForm(startReconciliation, {
    defaultValues: { from: dayBefore(7), to: dayBefore(0) },
    requiredTexts: { from: text.dayRequired, to: text.dayRequired },
    onSuccess({ reconciliationId }) {
      toast({ title: text.startedToast });
      refresh();
      onStarted(reconciliationId);
    },
  });
  return (
    <Panel title={text.formTitle}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <SecondaryText>{text.formHint}</SecondaryText>
          <TextField type="date" label={text.fromLabel} {...field("from")} />
          <TextField type="date" label={text.toLabel} {...field("to")} />
          <Button type="submit" block busy={isBusy}>
            {text.startButton}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
