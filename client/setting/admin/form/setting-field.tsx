import type { SettingsReply } from "../../../../schema/setting/admin-api.ts";
import {
  COMMUNITY_NAME_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_URL_MAX_LENGTH,
  HELPLINES_MAX_LENGTH,
  ORGANISATION_MAX_LENGTH,
  PEOPLE_MAX_LENGTH,
  type SettingKey,
  TAGLINE_MAX_LENGTH,
} from "../../../../schema/setting/setting.ts";
import type { FormField } from "../../../frame/form/use-endpoint-form.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import * as text from "../setting-text.ts";

interface Props {
  name: SettingKey;
  field: FormField;
  timeZones: readonly string[];
}

const lengths: Readonly<Partial<Record<SettingKey, number>>> = {
  name: COMMUNITY_NAME_MAX_LENGTH,
  tagline: TAGLINE_MAX_LENGTH,
  contactUrl: CONTACT_URL_MAX_LENGTH,
  contactMessage: CONTACT_MESSAGE_MAX_LENGTH,
  helplines: HELPLINES_MAX_LENGTH,
  organisation: ORGANISATION_MAX_LENGTH,
  people: PEOPLE_MAX_LENGTH,
};

/** The control of one setting. */
export function SettingField({ name, field, timeZones }: Props) {
  const common = { label: text.labels[name], hint: text.hints[name], ...field };
  switch (name) {
    case "timeZone":
      return <SelectField {...common} options={timeZones.map((value) => ({ value, label: text.zoneLabel(value) }))} />;
    case "eventManagers":
      return <SelectField {...common} options={text.managerOptions} />;
    case "translation":
      return <SelectField {...common} options={text.translationOptions} />;
    case "contactMessage":
    case "helplines":
    case "people":
      return <TextArea {...common} maxLength={lengths[name]} compact={name === "contactMessage"} dir="auto" />;
    case "signUpsPerHour":
    case "roomsPerHour":
      return <TextField {...common} inputMode="numeric" autoComplete="off" />;
    default:
      return <TextField {...common} maxLength={lengths[name]} autoComplete="off" dir="auto" {...inputs[name]} />;
  }
}

const inputs: Readonly<Partial<Record<SettingKey, { inputMode: "url" | "email" }>>> = {
  contactUrl: { inputMode: "url" },
  safeguardingContact: { inputMode: "email" },
  contactEmail: { inputMode: "email" },
};

/** SETTING-12: a setting that the operator has fixed, to be read. */
export function FixedSetting({ name, settings }: { name: SettingKey; settings: SettingsReply["settings"] }) {
  const { value } = settings[name];
  const shown = String(value).replaceAll("\n", "; ");
  return <TextField label={text.labels[name]} hint={text.fixedHint} value={shown || text.noValue} readOnly />;
}
