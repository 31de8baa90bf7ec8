import { useState } from "react";
import { Controller } from "react-hook-form";
import type { OutputOf } from "../../schema/endpoint.ts";
import { REPORT_NOTE_MAX_LENGTH } from "../../schema/limits.ts";
import { type ReportSubject, report } from "../../schema/safety/api.ts";
import { useApiForm } from "../frame/form/use-api-form.ts";
import { RadioCards } from "../ui/field/radio-cards.tsx";
import { TextArea } from "../ui/field/text-area.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { FormDialog } from "../ui/overlay/dialog.tsx";
import { reasonOptions } from "./reasons.ts";
import { ReportSent } from "./report-sent.tsx";
import type { ReportReason } from "./safety-text.ts";
import * as text from "./safety-text.ts";

interface Props {
  subject: ReportSubject;
  /** The name of the message's author, of the member, of the channel or of the room. Not used where the kind has a hint of its own. */
  name: string;
  onClose: () => void;
}

/** For what has no name of its own. */
const titles: Readonly<Partial<Record<ReportSubject["kind"], string>>> = {
  message: text.reportMessageTitle,
  question: text.reportQuestionTitle,
  question_note: text.reportNoteTitle,
  pod_reply: text.reportNoteTitle,
  post: text.reportPostTitle,
  post_comment: text.reportCommentTitle,
  event: text.reportEventTitle,
  announcement: text.reportAnnouncementTitle,
  devotion: text.reportDevotionTitle,
  devotion_answer: text.reportAnswerTitle,
};

/** For what is reported without the name of a person. */
const hints: Readonly<Partial<Record<ReportSubject["kind"], string>>> = {
  question: text.reportQuestionHint,
  question_note: text.reportLeaderHint,
  pod_reply: text.reportLeaderHint,
  event: text.reportLeaderHint,
  announcement: text.reportLeaderHint,
  devotion: text.reportLeaderHint,
};

/** Reports something to the leaders of the community. */
export function ReportPanel({ subject, name, onClose }: Props) {
  const [sent, setSent] = useState<OutputOf<typeof report>>();
  const { form, field, errorOf, isBusy, submit } = useApiForm(report, {
    defaultValues: { reason: undefined as ReportReason | undefined, note: "" },
    // The schema has already checked that there is a reason.
    toBody: ({ reason, note }) => ({ subject, reason: reason as ReportReason, note }),
    requiredTexts: { reason: text.reasonRequired },
    draft: `report.${Object.values(subject).join(".")}`,
    // A toast would disappear before the numbers are read.
    onSuccess: setSent,
  });
  if (sent) return <ReportSent {...sent} onClose={onClose} />;
  return (
    <FormDialog
      title={titles[subject.kind] ?? text.reportTitle(name)}
      description={hints[subject.kind] ?? text.reportHint(name)}
      submitLabel={text.sendButton}
      cancelLabel={text.cancelButton}
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
              legend={text.reasonLegend}
              error={errorOf("reason")}
              ref={ref}
              value={value}
              options={reasonOptions}
              onChange={onChange}
            />
          )}
        />
        <TextArea label={text.noteLabel} maxLength={REPORT_NOTE_MAX_LENGTH} {...field("note")} />
      </Stack>
    </FormDialog>
  );
}
