import type { ManagedEvent } from "../../../../schema/event/manage-api.ts";
import { RecordForm } from "../../../frame/form/record-form.tsx";
import * as text from "../manage-text.ts";
import { EventFields } from "./event-fields.tsx";
import { useCreateEvent } from "./use-event-form.ts";

interface Props {
  /** The event whose content fills in the form. */
  original?: ManagedEvent;
  onCreated: (event: ManagedEvent) => void;
}

/** The form of a new event. What is typed survives leaving it. */
export function NewEventPanel({ original, onCreated }: Props) {
  const { api, image } = useCreateEvent({ original, onCreated });
  return (
    <RecordForm api={api} submitLabel={text.createButton}>
      <EventFields api={api} image={image} />
    </RecordForm>
  );
}
