import { useState } from "react";
import { confirmSecondFactor, startSecondFactor } from "../../../schema/account/second-factor-api.ts";
import { PASSWORD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { QrCode } from "../../ui/illustration/qr-code.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Code } from "../../ui/text/code.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./security-text.ts";

interface Started {
  uri: string;
  secret: string;
}

interface Props {
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** ACCESS-6: the password, then the secret for the app and its first code. */
export function SecondFactorSetup({ onCodes, onCancel }: Props) {
  const [started, setStarted] = useState<Started>();
  if (!started) return <PasswordStep onStarted={setStarted} onCancel={onCancel} />;
  return <AppStep started={started} onCodes={onCodes} onCancel={onCancel} />;
}

function PasswordStep({ onStarted, onCancel }: { onStarted: (started: Started) => void; onCancel: () => void }) {
  const { field, isBusy, submit } = useApiForm(startSecondFactor, {
    defaultValues: { password: "" },
    requiredTexts: { password: text.passwordRequired },
    onSuccess: onStarted,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          type="password"
          label={text.passwordLabel}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="current-password"
          autoFocus
          {...field("password")}
        />
        <Cluster>
          <Button type="submit" busy={isBusy}>
            {text.continueButton}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text.cancelButton}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The key as people type it: in groups of four. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(" ");

function AppStep({ started: { uri, secret }, onCodes, onCancel }: Props & { started: Started }) {
  const { field, isBusy, submit } = useApiForm(confirmSecondFactor, {
    defaultValues: { code: "" },
    requiredTexts: { code: text.codeRequired },
    fieldOf: (code) => (code === "account/wrong-code" ? "code" : undefined),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Heading level={3} tabIndex={-1} ref={focusOnce}>
          {text.scanTitle}
        </Heading>
        <Text $tone="muted">{text.scanHint}</Text>
        <Cluster $align="center" $gap={24}>
          <QrCode text={uri} label={text.qrLabel} size={208} />
          <Stack $gap={12}>
            <Text>
              <a href={uri}>{text.openAppLink}</a>
            </Text>
            <Text $tone="muted">{text.secretHint}</Text>
            <Code size="line" value={grouped(secret)} />
            <Cluster>
              <CopyButton text={secret} label={text.copySecretButton} />
            </Cluster>
          </Stack>
        </Cluster>
        <TextField
          label={text.appCodeLabel}
          hint={text.appCodeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={SECOND_FACTOR_CODE_MAX_LENGTH}
          {...field("code")}
        />
        <Cluster>
          <Button type="submit" busy={isBusy}>
            {text.confirmButton}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text.cancelButton}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The step replaces the field that had the focus. Outside the component, so that it runs once. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();
