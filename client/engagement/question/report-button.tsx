import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import * as text from "./question-text.ts";

/** Reports a published question. The form loads when it is pressed. */
export function ReportButton({ questionId, question }: { questionId: string; question: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { part, isFetching } = usePart(() => import("../../safety/report-panel.tsx"), isOpen, close);
  return (
    <>
      <Button
        variant="quiet"
        busy={isFetching}
        aria-haspopup="dialog"
        aria-label={text.reportLabel(question)}
        style={{ alignSelf: "flex-start", marginInlineStart: -12 }}
        onClick={() => setIsOpen(true)}
      >
        {text.reportButton}
      </Button>
      {part && isOpen && <part.ReportPanel subject={{ kind: "question", questionId }} name="" onClose={close} />}
    </>
  );
}
