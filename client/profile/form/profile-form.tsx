import { Controller } from "react-hook-form";
import { FULL_NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from "../../../schema/limits.ts";
import type { Profile } from "../../../schema/profile/api.ts";
import { BIO_MAX_LENGTH, interests, LOCATION_MAX_LENGTH, spiritualLevels } from "../../../schema/profile/profile.ts";
import { RecordForm } from "../../frame/form/record-form.tsx";
import type { ApiForm } from "../../frame/form/use-endpoint-form.ts";
import { FieldGroup } from "../../ui/field/field-group.tsx";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { AvatarField } from "./avatar-field.tsx";
import * as text from "./form-text.ts";
import type { ProfileFormValues } from "./form-values.ts";
import { useProfileForm } from "./use-profile-form.ts";

/** All fields of the member's own profile, in sections. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { api, photo } = useProfileForm(profile);
  return (
    <RecordForm api={api} submitLabel={text.saveButton}>
      <AvatarField api={api} photo={photo} profile={profile} />
      <AboutFields api={api} />
      <PrivateFields api={api} profile={profile} />
    </RecordForm>
  );
}

interface Props {
  api: ApiForm<ProfileFormValues>;
}

const levels = [
  ...spiritualLevels.map((level) => ({ value: level, label: text.levelLabels[level] })),
  { value: "" as const, label: text.noLevel },
];

function AboutFields({ api: { form, field } }: Props) {
  return (
    <Panel title={text.aboutSection}>
      <Stack $gap={24}>
        <TextField
          label={text.nameLabel}
          maxLength={FULL_NAME_MAX_LENGTH}
          autoComplete="name"
          dir="auto"
          required
          {...field("full_name")}
        />
        <TextArea label={text.bioLabel} hint={text.bioHint} maxLength={BIO_MAX_LENGTH} dir="auto" {...field("bio")} />
        <TextField
          label={text.locationLabel}
          hint={text.locationHint}
          maxLength={LOCATION_MAX_LENGTH}
          autoComplete="address-level2"
          dir="auto"
          {...field("location")}
        />
        <Controller
          control={form.control}
          name="spiritual_level"
          render={({ field: { value, onChange, ref } }) => (
            <RadioCards
              ref={ref}
              legend={text.levelLegend}
              hint={text.levelHint}
              options={levels}
              value={value}
              onChange={onChange}
              minWidth={120}
              compact
            />
          )}
        />
        <FieldGroup legend={text.interestsLegend} hint={text.interestsHint}>
          <Grid $minWidth={180} $gap={4}>
            {interests.map((interest) => (
              <Switch key={interest} as="checkbox" label={interest} value={interest} {...form.register("interests")} />
            ))}
          </Grid>
        </FieldGroup>
      </Stack>
    </Panel>
  );
}

function PrivateFields({ api: { form, field }, profile }: Props & { profile: Profile }) {
  const isDateSet = profile.date_of_birth !== null;
  return (
    <Panel title={text.privateSection}>
      <Stack $gap={24}>
        <Text $tone="muted">{text.privateLead}</Text>
        <TextField type="email" label={text.emailLabel} hint={text.emailHint} value={profile.email} disabled />
        <TextField
          type="tel"
          label={text.phoneLabel}
          hint={text.phoneHint}
          maxLength={PHONE_MAX_LENGTH}
          autoComplete="tel"
          {...field("phone")}
        />
        <TextField
          type="date"
          label={text.birthDateLabel}
          hint={isDateSet ? text.birthDateSetHint : text.birthDateHint}
          autoComplete="bday"
          {...field("date_of_birth")}
          readOnly={isDateSet}
        />
        {profile.is_confirmed_adult && (
          <Switch
            as="checkbox"
            label={text.birthdayLabel}
            description={text.birthdayHint}
            {...form.register("shows_birthday")}
          />
        )}
      </Stack>
    </Panel>
  );
}
