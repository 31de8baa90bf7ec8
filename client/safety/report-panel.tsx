import { useState } from "react";
import { REPORT_NOTE_MAX_LENGTH } from "../../schema/limits.ts";
import { type ReportSubject, report } from "../../schema/safety/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { call } from "../net/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import { RadioCards } from "../ui/field/radio-cards.tsx";
import { TextArea } from "../ui/field/text-area.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { FormDialog } from "../ui/overlay/dialog.tsx";
import { type ReportReason, reasonOptions } from "./reasons.ts";

interface Props {
  subject: ReportSubject;
  /** Whose message or profile it is, or the channel's name. */
  name: string;
  onClose: () => void;
}

/** Tells the leaders of the community that something is wrong. */
export function ReportPanel({ subject, name, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);

  async function send() {
    if (!reason) return setIsMissing(true);
    setIsSending(true);
    try {
      await call(report, { body: { subject, reason, note } });
      toast({ title: "Thank you", message: "A leader of your community will look at it." });
      onClose();
    } catch (error) {
      toast({ ...errorTextFor(error), variant: "destructive" });
      setIsSending(false);
    }
  }

  return (
    <FormDialog
      title={subject.kind === "message" ? "Report this message" : `Report ${name}`}
      description={`Your leaders see it, and that it was you. ${name} is not told.`}
      submitLabel="Send report"
      cancelLabel="Cancel"
      busy={isSending}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <Stack>
        <RadioCards<ReportReason>
          legend="What is wrong?"
          hint={isMissing ? "Please choose what fits best." : undefined}
          value={reason}
          options={reasonOptions}
          onChange={(chosen) => {
            setReason(chosen);
            setIsMissing(false);
          }}
        />
        <TextArea
          label="Anything to add? (optional)"
          value={note}
          maxLength={REPORT_NOTE_MAX_LENGTH}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
    </FormDialog>
  );
}
