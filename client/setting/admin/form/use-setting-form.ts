import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { changeSettings, readSettings, type SettingsReply } from "../../../../schema/setting/admin-api.ts";
import type { SettingKey } from "../../../../schema/setting/setting.ts";
import { toastError } from "../../../frame/error-text.ts";
import type { FieldChange } from "../../../frame/form/merge-changes.ts";
import { mergeIntoForm } from "../../../frame/form/merge-into-form.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { codeOf } from "../../../net/http/api-error.ts";
import { call } from "../../../net/http/http.ts";
import { saveReply } from "../setting-queries.ts";
import * as text from "../setting-text.ts";
import { changesOf, type SettingTexts, textsOf } from "./setting-values.ts";

/** A form of these settings. SETTING-16: if another admin has saved meanwhile, both changes are brought together. */
export function useSettingForm(reply: SettingsReply, keys: readonly SettingKey[], onSaved: () => void) {
  const form = useRef<UseFormReturn<SettingTexts>>(null);
  const read = useRef(reply);
  const [changes, setChanges] = useState<readonly FieldChange[] | null>(null);

  /** Takes what somebody else has saved, and keeps what is typed here. */
  async function merge() {
    const { current } = form;
    if (!current) return;
    try {
      const latest = await call(readSettings);
      setChanges(mergeIntoForm(current, textsOf(read.current, keys), textsOf(latest, keys)));
      read.current = latest;
    } catch (error) {
      toastError(error, text.saveFailed);
    }
  }

  const api = useApiForm<typeof changeSettings, SettingTexts>(changeSettings, {
    defaultValues: textsOf(reply, keys),
    toBody: (values) => changesOf(values, read.current, keys),
    failedText: text.saveFailed,
    onFailure(error) {
      if (codeOf(error) !== "setting/changed") return false;
      void merge();
      return true;
    },
    onSuccess(saved) {
      read.current = saved;
      api.form.reset(textsOf(saved, keys));
      setChanges(null);
      saveReply(saved);
      onSaved();
    },
  });
  form.current = api.form;
  return { api, changes };
}
