import { useNavigate } from "react-router";
import type { ManagedDevotion } from "../../../../schema/devotion/admin-api.ts";
import { ChangedNotice } from "../../../frame/form/changed-notice.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Stack } from "../../../ui/layout/stack.ts";
import { dayText } from "../devotion-admin-text.ts";
import { failureText } from "../use-devotion-changes.ts";
import { DevotionFields } from "./devotion-fields.tsx";
import { FormButtons } from "./form-buttons.tsx";
import * as text from "./form-text.ts";
import { useUpdateDevotion } from "./use-devotion-form.ts";

interface Props {
  devotion: ManagedDevotion;
  /** Reads the devotion again. */
  refetch: () => void;
}

/** The form of a devotion that exists. */
export function EditDevotion({ devotion, refetch }: Props) {
  const navigate = useNavigate();
  const { api, changes, save, saveAndPublish } = useUpdateDevotion(devotion, {
    onSaved: () => void navigate("/admin/devotions"),
    onGone(error) {
      toast({ ...failureText(error, text.saveFailed), variant: "destructive" });
      // Somebody has deleted it, and it can be restored.
      refetch();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack $gap={24}>
        {changes && (
          <ChangedNotice
            title={text.changedTitle}
            changes={changes}
            sameHint={text.changedSameHint}
            nameOf={(field) => text.fieldNames[field] ?? field}
            shown={(field, value) => (field === "date" ? dayText(value) : value)}
          />
        )}
        <DevotionFields api={api} />
        <FormButtons
          date={api.form.watch("date")}
          isBusy={api.isBusy}
          isPublished={devotion.state !== "draft"}
          onSave={save}
          onPublish={saveAndPublish}
        />
      </Stack>
    </form>
  );
}
