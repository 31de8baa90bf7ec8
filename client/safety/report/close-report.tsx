import { closeReport, type ReportFile } from "../../../schema/safety/api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { OutcomeFields } from "./outcome-fields.tsx";
import { useReportCache } from "./report-queries.ts";
import * as text from "./report-text.ts";

/** Closes a report with an outcome, which its reporter reads. */
export function CloseReport({ file, onDone }: { file: ReportFile; onDone: () => void }) {
  const { reportId } = file;
  const { changed, refresh } = useReportCache(reportId);
  const api = useApiForm(closeReport, {
    params: { reportId },
    defaultValues: { outcome: "" },
    requiredTexts: { outcome: text.closeRequired },
    draft: `report-outcome.${reportId}`,
    onSuccess(closed) {
      toast({ title: text.closedToast });
      onDone();
      changed(closed);
    },
    // Someone else may have changed it. The form still shows why it failed.
    onFailure: () => void refresh(),
  });
  return (
    <FormDialog
      title={text.closeTitle}
      description={closeHintOf(file)}
      submitLabel={text.closeButton}
      cancelLabel={text.cancelButton}
      busy={api.isBusy}
      onSubmit={api.submit}
      onCancel={onDone}
    >
      <OutcomeFields {...api} />
    </FormDialog>
  );
}

function closeHintOf({ reason, reporter }: ReportFile): string {
  if (reason === "wrong-age") return text.closeHintOfAutomatic;
  return reporter ? text.closeHint(reporter.displayName) : text.closeHintWithoutReporter;
}
