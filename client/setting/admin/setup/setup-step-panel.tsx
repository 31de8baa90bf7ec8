import type { SettingsReply } from "../../../../schema/setting/admin-api.ts";
import type { SettingKey } from "../../../../schema/setting/setting.ts";
import type { SetupStep } from "../../../../schema/setting/setup.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { AccentNote } from "../accent-note.tsx";
import { SettingForm } from "../form/setting-form.tsx";
import { LogoField } from "../logo-field.tsx";
import { MailTest } from "../mail-test.tsx";
import { toastSavedOnPages } from "../saved-toast.ts";
import { LeaderList } from "./leader-list.tsx";
import * as text from "./setup-text.ts";

interface StepProps {
  reply: SettingsReply;
  /** The step is done: the next one follows. */
  onDone: () => void;
  onSkip: () => void;
}

/** One step of the setup. */
export const SetupStepPanel = ({ step, ...rest }: StepProps & { step: SetupStep }) => (
  <Panel title={text.stepTitles[step]}>
    <Stack>
      <Text $tone="muted">{text.stepHints[step]}</Text>
      {text.factHints[step] !== undefined && <Text $tone="muted">{text.factHints[step]}</Text>}
      <Content step={step} {...rest} />
    </Stack>
  </Panel>
);

const formKeys: Readonly<Partial<Record<SetupStep, readonly SettingKey[]>>> = {
  name: ["name", "tagline"],
  time: ["timeZone"],
  contact: ["contactUrl", "contactMessage"],
};

function Content({ step, ...props }: StepProps & { step: SetupStep }) {
  const keys = formKeys[step];
  if (keys) return <FormStep keys={keys} {...props} />;
  if (step === "look") return <AppearanceStep {...props} />;
  if (step === "mail") return <MailStep {...props} />;
  if (step === "people") return <PeopleStep {...props} />;
  if (step === "helplines") return <HelplineStep {...props} />;
  return <EventStep {...props} />;
}

const FormStep = ({ keys, reply, onDone, onSkip }: StepProps & { keys: readonly SettingKey[] }) => (
  <SettingForm
    reply={reply}
    keys={keys}
    onSaved={onDone}
    submitLabel={text.saveAndContinue}
    actions={<SkipButton onSkip={onSkip} />}
  />
);

const AppearanceStep = ({ reply, onDone, onSkip }: StepProps) => (
  <Stack $gap={24}>
    <LogoField logo={reply.logo} onSaved={toastSavedOnPages} />
    <SettingForm
      reply={reply}
      keys={["accentColour"]}
      onSaved={onDone}
      submitLabel={text.saveAndContinue}
      actions={<SkipButton onSkip={onSkip} />}
      below={({ accentColour = "" }, set) => (
        <AccentNote accent={accentColour} onPick={(picked) => set("accentColour", picked)} />
      )}
    />
  </Stack>
);

const MailStep = ({ reply, onDone, onSkip }: StepProps) => (
  <Stack>
    <MailTest mail={reply.mail} />
    <Cluster>
      <Button onClick={onDone}>{text.continueButton}</Button>
      <SkipButton onSkip={onSkip} />
    </Cluster>
  </Stack>
);

const PeopleStep = ({ reply, onDone, onSkip }: StepProps) => (
  <Stack $gap={24}>
    <LeaderList />
    <Stack>
      <Heading level={3} size="lead">
        {text.contactTitle}
      </Heading>
      <SettingForm
        reply={reply}
        keys={["safeguardingContact"]}
        onSaved={onDone}
        submitLabel={text.saveAndContinue}
        actions={<SkipButton onSkip={onSkip} />}
      />
    </Stack>
  </Stack>
);

/** SETTING-19: nobody skips it. */
const HelplineStep = ({ reply, onDone }: StepProps) => {
  const isFixed = reply.settings.helplines.isFixed;
  return (
    <Stack>
      <SettingForm reply={reply} keys={["helplines"]} onSaved={onDone} submitLabel={text.helplinesChecked} />
      {isFixed && (
        <Cluster>
          <Button onClick={onDone}>{text.helplinesChecked}</Button>
        </Cluster>
      )}
    </Stack>
  );
};

const EventStep = ({ onDone, onSkip }: StepProps) => (
  <Stack>
    <Text>{text.eventText}</Text>
    <Cluster>
      <ButtonLink variant="secondary" to="/events/manage/new">
        {text.eventButton}
      </ButtonLink>
      <Button onClick={onDone}>{text.continueButton}</Button>
      <SkipButton onSkip={onSkip} />
    </Cluster>
  </Stack>
);

const SkipButton = ({ onSkip }: { onSkip: () => void }) => (
  <Button type="button" variant="quiet" onClick={onSkip}>
    {text.skipButton}
  </Button>
);
