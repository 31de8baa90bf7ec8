import type { RequestKind } from "../../../schema/site/api.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { RequestFields } from "./request-fields.tsx";
import * as text from "./request-text.ts";
import { useRequestForm } from "./use-request-form.ts";

interface Props {
  kind: RequestKind;
  onClose: () => void;
}

/** A dialog with the form for one kind of request. */
export function RequestDialog({ kind, onClose }: Props) {
  const { field, isBusy, submit } = useRequestForm(kind, onClose);
  const { title, lead, hint, send } = text.requests[kind];
  return (
    <FormDialog title={title} description={lead} submitLabel={send} busy={isBusy} onSubmit={submit} onCancel={onClose}>
      <RequestFields field={field} hint={hint} />
    </FormDialog>
  );
}
