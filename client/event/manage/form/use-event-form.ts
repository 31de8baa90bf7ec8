import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { endBeforeStart } from "../../../../schema/event/event-field-text.ts";
import { createEvent, type ManagedEvent, readManagedEvent, updateEvent } from "../../../../schema/event/manage-api.ts";
import { isNameFault } from "../../../frame/form/name-fault.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { useMergedEdits } from "../../../frame/form/use-merged-edits.ts";
import { community } from "../../../net/community.ts";
import { codeOf, type FailureCode } from "../../../net/http/api-error.ts";
import { call } from "../../../net/http/http.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { applyManagedEvent } from "../manage-queries.ts";
import * as text from "../manage-text.ts";
import { bodyOf, copiedValues, type EventFormValues, emptyValues, valuesOf } from "./form-values.ts";
import { useEventImage } from "./use-event-image.ts";

type Form = UseFormReturn<EventFormValues>;

const requiredTexts = { title: text.titleRequired, eventDate: text.startRequired } as const;
const { timeZone } = community;

/** The parts of a form that are the same for a new event and for one that exists. */
function useFormParts() {
  const form = useRef<Form>(null);
  const image = useEventImage((name) => form.current?.setValue("imageName", name, { shouldDirty: true }));
  const options = {
    requiredTexts,
    /** The schema compares the times only once each field alone is right, but people want to see all faults at once. */
    check: ({ eventDate, endDate }: EventFormValues) =>
      eventDate !== "" && endDate !== "" && endDate <= eventDate ? { endDate: endBeforeStart } : {},
    /** The picture is sent first, and gets its name after the form was read. */
    toBody: (values: EventFormValues) =>
      bodyOf({ ...values, imageName: form.current?.getValues("imageName") ?? "" }, timeZone),
    beforeSend: image.send,
    fieldOf: (code: FailureCode) => (isNameFault(code) ? ("title" as const) : undefined),
  };
  return { form, image, options };
}

interface CreateOptions {
  /** EVENT-130: the event whose content fills in the form. */
  original: ManagedEvent | undefined;
  onCreated: (event: ManagedEvent) => void;
}

/** The form of a new event. */
export function useCreateEvent({ original, onCreated }: CreateOptions) {
  const { form, image, options } = useFormParts();
  const api = useApiForm<typeof createEvent, EventFormValues>(createEvent, {
    ...options,
    defaultValues: original ? copiedValues(original, timeZone, Date.now()) : emptyValues,
    draft: original ? `copy-${original.eventId}` : "new-event",
    failedText: text.createFailed,
    onFailure: (error) => forgetLostImage(codeOf(error), form.current),
    onSuccess(event) {
      applyManagedEvent(event);
      toast(text.createdToast);
      onCreated(event);
    },
  });
  form.current = api.form;
  return { api, image };
}

interface EditOptions {
  onSaved: (event: ManagedEvent) => void;
  /** The event can no longer be edited: it was cancelled or deleted meanwhile. */
  onGone: (error: unknown) => void;
}

/** The form of an event that exists. If somebody else has saved meanwhile, both changes are brought together. */
export function useUpdateEvent(event: ManagedEvent, { onSaved, onGone }: EditOptions) {
  const { form, image, options } = useFormParts();
  const { base, changes, merge } = useMergedEdits({
    form,
    stored: event,
    valuesOf: (stored) => valuesOf(stored, timeZone),
    readLatest: () => call(readManagedEvent, { params: { eventId: event.eventId } }),
    isGone: ({ isCancelled }) => isCancelled,
    onGone,
  });

  function showSaved(saved: ManagedEvent) {
    applyManagedEvent(saved);
    toast(text.updatedToast);
    onSaved(saved);
  }

  const api = useApiForm<typeof updateEvent, EventFormValues>(updateEvent, {
    ...options,
    toBody: (values) => ({ ...options.toBody(values), version: base.current.version }),
    params: { eventId: event.eventId },
    defaultValues: valuesOf(event, timeZone),
    draft: `event-${event.eventId}`,
    failedText: text.updateFailed,
    onFailure(error) {
      const code = codeOf(error);
      if (code === "event/changed") void merge();
      else if (code === "event/cancelled" || code === "event/not-found") onGone(error);
      else return forgetLostImage(code, form.current);
      return true;
    },
    onSuccess: showSaved,
  });
  form.current = api.form;
  return { api, image, changes };
}

/** A picture that was sent long ago and then removed has to be chosen again. The form shows the error. */
function forgetLostImage(code: FailureCode, form: Form | null): boolean {
  if (code === "event/image-not-found") form?.setValue("imageName", "", { shouldDirty: true });
  return false;
}
