import type { OutputOf } from "../../schema/endpoint.ts";
import type { report } from "../../schema/safety/api.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { HelplineList } from "./helpline-panel.tsx";
import * as text from "./safety-text.ts";

/** Says who receives a report that was just sent, and whom to call. */
export function ReportSent({ receiver, helplines, onClose }: OutputOf<typeof report> & { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.sentTitle}
      description={text.sentMessages[receiver]}
      footer={
        <>
          <ButtonLink to="/my-safety" variant="secondary" onClick={onClose}>
            {text.ownReportsAction}
          </ButtonLink>
          <Button onClick={onClose}>{text.closeButton}</Button>
        </>
      }
    >
      <HelplineList helplines={helplines} />
    </Dialog>
  );
}
