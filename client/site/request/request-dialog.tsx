import { useId } from "react";
import type { RequestKind } from "../../../schema/site/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { RequestFields } from "./request-fields.tsx";
import { requestWords } from "./request-words.ts";
import type { RequestForm } from "./use-request.ts";

interface Props {
  kind: RequestKind;
  request: RequestForm;
  onClose: () => void;
}

/** The form of one kind of request, over the page that offered it. */
export function RequestDialog({ kind, request, onClose }: Props) {
  const formId = useId();
  const words = requestWords[kind];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !request.isBusy && onClose()}
      title={words.title}
      description={words.lead}
      footer={
        <Button type="submit" form={formId} busy={request.isBusy}>
          {words.send}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={async (event) => {
          if (await request.submit(kind, event)) onClose();
        }}
      >
        <RequestFields request={request} hint={words.hint} />
      </form>
    </Dialog>
  );
}
