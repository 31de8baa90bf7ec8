import { useId } from "react";
import { type ListedDevotion, publishDevotion } from "../../../../schema/devotion/admin-api.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { refreshManaged } from "../devotion-admin-queries.ts";
import * as text from "../devotion-admin-text.ts";
import { dateRequired } from "../form/form-text.ts";
import { failureText, publishedToastOf } from "../use-devotion-changes.ts";

interface Props {
  devotion: ListedDevotion;
  onClose: () => void;
}

/** Publishes a draft on a day that is chosen here. */
export function OtherDayDialog({ devotion: { devotionId, title, date }, onClose }: Props) {
  const formId = useId();
  const { field, isBusy, submit } = useApiForm(publishDevotion, {
    params: { devotionId },
    defaultValues: { date: date as string | undefined },
    requiredTexts: { date: dateRequired },
    fieldOf: (code) => (code === "devotion/day-taken" ? "date" : undefined),
    errorText: (error) => failureText(error, text.statusFailed),
    onSuccess(after) {
      refreshManaged();
      toast(publishedToastOf(after));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={text.otherDayTitle(title)}
      description={text.otherDayHint}
      size="small"
      footer={
        <Button type="submit" form={formId} busy={isBusy}>
          {text.otherDayButton}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField type="date" label={text.otherDayLabel} required {...field("date")} />
      </form>
    </Dialog>
  );
}
