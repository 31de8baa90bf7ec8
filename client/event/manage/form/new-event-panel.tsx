import type { ManagedEvent } from "../../../../schema/event/manage-api.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { Stack } from "../../../ui/layout/stack.ts";
import * as text from "../manage-text.ts";
import { EventFields } from "./event-fields.tsx";
import { useCreateEvent } from "./use-event-form.ts";

/** The form of a new event. What is typed survives leaving it. */
export function NewEventPanel({ onCreated }: { onCreated: (event: ManagedEvent) => void }) {
  const { api, image } = useCreateEvent(onCreated);
  return (
    <form noValidate onSubmit={api.submit}>
      <Stack $gap={24}>
        <EventFields api={api} image={image} />
        <ActionBar>
          <Button type="submit" size="large" busy={api.isBusy}>
            {text.createButton}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  );
}
