import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  createDevotion,
  type ManagedDevotion,
  readManagedDevotion,
  updateDevotion,
} from "../../../../schema/devotion/admin-api.ts";
import { errorTextFor } from "../../../frame/error-text.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { useMergedEdits } from "../../../frame/form/use-merged-edits.ts";
import { codeOf, type FailureCode } from "../../../net/http/api-error.ts";
import { call } from "../../../net/http/http.ts";
import { type Toast, toast } from "../../../ui/feedback/toast.ts";
import { refreshManaged } from "../devotion-admin-queries.ts";
import { dayText } from "../devotion-admin-text.ts";
import * as text from "./form-text.ts";
import { bodyOf, type DevotionFormValues, valuesOf } from "./form-values.ts";

const requiredTexts = {
  title: text.titleRequired,
  date: text.dateRequired,
  content: text.contentRequired,
} as const;

/** DEVOTION-43: at the field of the day. */
const fieldOf = (code: FailureCode) => (code === "devotion/day-taken" ? "date" : undefined);

/** Whether the button that was pressed publishes. It decides only when the form is sent. */
function usePublishing() {
  const publish = useRef(false);
  const sending = (submit: () => Promise<void>, isPublished: boolean) => () => {
    publish.current = isPublished;
    void submit();
  };
  return { publish, sending };
}

/** The form of a new devotion. */
export function useCreateDevotion(defaultValues: DevotionFormValues, onCreated: (devotion: ManagedDevotion) => void) {
  const { publish, sending } = usePublishing();
  const api = useApiForm<typeof createDevotion, DevotionFormValues>(createDevotion, {
    requiredTexts,
    toBody: (values) => bodyOf(values, publish.current),
    defaultValues,
    draft: "devotion-new",
    fieldOf,
    errorText: (error) => errorTextFor(error, publish.current ? text.publishFailed : text.saveFailed),
    onSuccess(devotion) {
      refreshManaged();
      toast({ ...text.createdToast, message: messageOf(devotion) });
      onCreated(devotion);
    },
  });
  return { api, save: sending(api.submit, false), saveAndPublish: sending(api.submit, true) };
}

interface EditOptions {
  onSaved: (devotion: ManagedDevotion) => void;
  /** The devotion can no longer be edited. */
  onGone: (error: unknown) => void;
}

/** DEVOTION-44: the form of a devotion that exists. If somebody else has saved meanwhile, both changes are brought together. */
export function useUpdateDevotion(devotion: ManagedDevotion, { onSaved, onGone }: EditOptions) {
  const form = useRef<UseFormReturn<DevotionFormValues>>(null);
  const { publish, sending } = usePublishing();
  const params = { devotionId: devotion.devotionId };
  const readLatest = () => call(readManagedDevotion, { params });
  const { base, changes, merge } = useMergedEdits({ form, stored: devotion, valuesOf, readLatest, onGone });

  const api = useApiForm<typeof updateDevotion, DevotionFormValues>(updateDevotion, {
    requiredTexts,
    toBody: (values) => ({ ...bodyOf(values, publish.current), version: base.current.version }),
    params,
    defaultValues: valuesOf(devotion),
    draft: `devotion-${devotion.devotionId}`,
    fieldOf,
    errorText: (error) => errorTextFor(error, publish.current ? text.publishFailed : text.saveFailed),
    onFailure(error) {
      const code = codeOf(error);
      if (code === "devotion/changed") void merge();
      else if (code === "devotion/not-found") onGone(error);
      else return false;
      return true;
    },
    onSuccess(saved) {
      refreshManaged();
      toast(updatedToastOf(devotion, saved));
      onSaved(saved);
    },
  });
  form.current = api.form;
  return { api, changes, save: sending(api.submit, false), saveAndPublish: sending(api.submit, true) };
}

const updatedToastOf = (before: ManagedDevotion, after: ManagedDevotion): Toast =>
  before.state === after.state ? text.updatedToast : { ...text.updatedToast, message: messageOf(after) };

/** What the state of a saved devotion means. */
function messageOf({ state, date }: ManagedDevotion): string {
  if (state === "scheduled") return text.createdAndScheduled(dayText(date));
  return state === "published" ? text.createdAndPublished : text.savedAsDraft;
}
