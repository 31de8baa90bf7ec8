import { useNavigate } from "react-router";
import { todayIn } from "../../../frame/use-today.ts";
import { community } from "../../../net/community.ts";
import { Stack } from "../../../ui/layout/stack.ts";
import { DevotionFields } from "./devotion-fields.tsx";
import { FormButtons } from "./form-buttons.tsx";
import { FormScreen } from "./form-screen.tsx";
import { newTitle } from "./form-text.ts";
import { emptyValues } from "./form-values.ts";
import { useCreateDevotion } from "./use-devotion-form.ts";

/** The form of a new devotion. DEVOTION-54: what is typed survives leaving it. */
export function NewDevotion() {
  const navigate = useNavigate();
  const { api, save, saveAndPublish } = useCreateDevotion(
    emptyValues(todayIn(community.timeZone)),
    () => void navigate("/admin/devotions"),
  );
  return (
    <FormScreen title={newTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in a field saves without publishing.
          save();
        }}
      >
        <Stack $gap={24}>
          <DevotionFields api={api} />
          <FormButtons date={api.form.watch("date")} isBusy={api.isBusy} onSave={save} onPublish={saveAndPublish} />
        </Stack>
      </form>
    </FormScreen>
  );
}
