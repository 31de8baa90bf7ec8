import type { RequestKind } from "../../../schema/site/api.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { RequestFields } from "./request-fields.tsx";
import { requestText } from "./request-text.ts";
import type { RequestForm } from "./use-request.ts";

interface Props {
  kind: RequestKind;
  request: RequestForm;
  onClose: () => void;
}

/** The form of one kind of request, over the page that offered it. */
export function RequestDialog({ kind, request, onClose }: Props) {
  const words = requestText[kind];
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      submitLabel={words.send}
      busy={request.isBusy}
      onSubmit={async (event) => {
        if (await request.submit(kind, event)) onClose();
      }}
      onCancel={onClose}
    >
      <RequestFields request={request} hint={words.hint} />
    </FormDialog>
  );
}
