import type { ManagedEvent } from "../../../../schema/event/manage-api.ts";
import { ChangedNotice } from "../../../frame/form/changed-notice.tsx";
import { RecordForm } from "../../../frame/form/record-form.tsx";
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
    <RecordForm api={api} submitLabel={text.saveButton}>
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
    </RecordForm>
  );
}
