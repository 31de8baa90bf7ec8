import { Controller } from "react-hook-form";
import { REPORT_NOTE_MAX_LENGTH } from "../../schema/limits.ts";
import { type ReportSubject, report } from "../../schema/safety/api.ts";
import { useApiForm } from "../frame/use-api-form.ts";
import { toast } from "../ui/feedback/toast.ts";
import { RadioCards } from "../ui/field/radio-cards.tsx";
import { TextArea } from "../ui/field/text-area.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { FormDialog } from "../ui/overlay/dialog.tsx";
import { type ReportReason, reasonOptions } from "./reasons.ts";

interface Props {
  subject: ReportSubject;
  /** The name of the message's author, of the member, or of the channel. */
  name: string;
  onClose: () => void;
}

/** Reports something to the leaders of the community. */
export function ReportPanel({ subject, name, onClose }: Props) {
  const { form, field, errorOf, isBusy, submit } = useApiForm(report, {
    defaultValues: { reason: undefined as ReportReason | undefined, note: "" },
    // The schema has already checked that there is a reason.
    toBody: ({ reason, note }) => ({ subject, reason: reason as ReportReason, note }),
    requiredTexts: { reason: "Please choose a reason." },
    draft: `report.${Object.values(subject).join(".")}`,
    onSuccess() {
      toast({ title: "Thank you", message: "A leader of your community will look at it." });
      onClose();
    },
  });
  return (
    <FormDialog
      title={subject.kind === "message" ? "Report this message" : `Report ${name}`}
      description={`Your leaders will see it, and that it came from you. ${name} won't be told.`}
      submitLabel="Send report"
      cancelLabel="Cancel"
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack>
        <Controller
          control={form.control}
          name="reason"
          render={({ field: { value, onChange, ref } }) => (
            <RadioCards<ReportReason>
              legend="What's wrong?"
              error={errorOf("reason")}
              ref={ref}
              value={value}
              options={reasonOptions}
              onChange={onChange}
            />
          )}
        />
        <TextArea label="Anything to add? (optional)" maxLength={REPORT_NOTE_MAX_LENGTH} {...field("note")} />
      </Stack>
    </FormDialog>
  );
}
