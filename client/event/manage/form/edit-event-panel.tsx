import type { ManagedEvent } from "../../../../schema/event/manage-api.ts";
import { ChangedNotice } from "../../../frame/form/changed-notice.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { Stack } from "../../../ui/layout/stack.ts";
import * as text from "../manage-text.ts";
import { changedValue } from "./changed-value.ts";
import { EventFields } from "./event-fields.tsx";
import { useUpdateEvent } from "./use-event-form.ts";

interface Props {
  event: ManagedEvent;
  onSaved: (event: ManagedEvent) => void;
  onGone: (error: unknown) => void;
}

/** The form of an event that exists. */
export function EditEventPanel({ event, ...handlers }: Props) {
  const { api, image, changes } = useUpdateEvent(event, handlers);
  return (
    <form noValidate onSubmit={api.submit}>
      <Stack $gap={24}>
        {changes && (
          <ChangedNotice
            title={text.changedTitle}
            changes={changes}
            sameHint={text.changedSameHint}
            nameOf={(field) => text.fieldNames[field] ?? field}
            shown={changedValue}
          />
        )}
        <EventFields api={api} image={image} hasSeats={event.currentAttendees + event.heldSeats > 0} />
        <ActionBar>
          <Button type="submit" size="large" busy={api.isBusy}>
            {text.saveButton}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  );
}
