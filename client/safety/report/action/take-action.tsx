import { actOnReport, type ReportFile } from "../../../../schema/safety/api.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { FormDialog } from "../../../ui/overlay/dialog.tsx";
import { useReportCache } from "../report-queries.ts";
import { ActionFields, type ActionValues, actionForm, type Lifting } from "./action-fields.tsx";
import * as text from "./action-text.ts";

interface Props {
  file: ReportFile;
  name: string;
  lifting?: Lifting;
  /** The reader is an admin, or the member has no role that only an admin may act against. */
  mayRestrict: boolean;
  onDone: () => void;
}

/** Warns, mutes or suspends the reported member, or lifts it, with a reason. */
export function TakeAction({ file: { reportId, status }, name, lifting, mayRestrict, onDone }: Props) {
  const { changed, refresh } = useReportCache(reportId);
  const api = useApiForm<typeof actOnReport, ActionValues>(actOnReport, {
    ...actionForm(lifting, status),
    params: { reportId },
    draft: `report-action.${reportId}.${lifting ?? "new"}`,
    onSuccess(acted) {
      onDone();
      changed(acted);
    },
    // Someone else may have changed the report or the member.
    onFailure: () => void refresh(),
  });
  return (
    <FormDialog
      title={text.title(name)}
      submitLabel={text.submitButtons[api.form.watch("kind")]}
      cancelLabel={text.cancelButton}
      busy={api.isBusy}
      onSubmit={api.submit}
      onCancel={onDone}
    >
      <ActionFields {...{ api, name, status, lifting, mayRestrict }} />
    </FormDialog>
  );
}
