import type { ReactNode } from "react";
import type { SettingsReply } from "../../../../schema/setting/admin-api.ts";
import type { SettingKey } from "../../../../schema/setting/setting.ts";
import { ChangedNotice } from "../../../frame/form/changed-notice.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import * as text from "../setting-text.ts";
import { FixedSetting, SettingField } from "./setting-field.tsx";
import { useSettingForm } from "./use-setting-form.ts";

interface Props {
  reply: SettingsReply;
  keys: readonly SettingKey[];
  onSaved: () => void;
  submitLabel?: string;
  /** Beside the button that saves. */
  actions?: ReactNode;
  /** Below the fields, for what they hold at the moment. */
  below?: (values: Record<string, string>, set: (key: SettingKey, value: string) => void) => ReactNode;
}

/** A form of some settings. Those that the operator has fixed are shown, but cannot be changed. */
export function SettingForm({ reply, keys, onSaved, submitLabel = text.saveButton, actions, below }: Props) {
  const open = keys.filter((key) => !reply.settings[key].isFixed);
  const { api, changes } = useSettingForm(reply, open, onSaved);
  const values = api.form.watch();
  const set = (key: SettingKey, value: string) => api.form.setValue(key, value, { shouldDirty: true });
  return (
    <form noValidate onSubmit={(event) => void api.submit(event)}>
      <Stack>
        {changes && (
          <ChangedNotice
            title={text.changedTitle}
            changes={changes}
            nameOf={(field) => text.labels[field as SettingKey]}
          />
        )}
        {keys.map((key) =>
          open.includes(key) ? (
            <SettingField key={key} name={key} field={api.field(key)} timeZones={reply.timeZones} />
          ) : (
            <FixedSetting key={key} name={key} settings={reply.settings} />
          ),
        )}
        {open.length > 0 && below?.(values, set)}
        {(open.length > 0 || actions) && (
          <Cluster>
            <Button type="submit" busy={api.isBusy}>
              {submitLabel}
            </Button>
            {actions}
          </Cluster>
        )}
      </Stack>
    </form>
  );
}
