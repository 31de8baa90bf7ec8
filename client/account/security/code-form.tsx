import { useState } from "react";
import { confirmSignIn } from "../../../schema/account/api.ts";
import { SECOND_FACTOR_CODE_MAX_LENGTH } from "../../../schema/limits.ts";
import { toastError } from "../../frame/error-text.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { startSession } from "../../net/start-session.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { backToSignIn, signedIn, signInTitle } from "../account-text.ts";
import { AuthFrame } from "../auth-frame.tsx";
import * as text from "./security-text.ts";

/**
 * ACCESS-1: the step after the password. `onOver` is called when the password has to be entered again. Loaded only then,
 * because most members have no second factor.
 */
export function CodeForm({ onOver }: { onOver: () => void }) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { field, form, isBusy, submit } = useApiForm(confirmSignIn, {
    defaultValues: { code: "" },
    requiredTexts: { code: text.codeRequired },
    fieldOf: (code) => (code === "account/wrong-code" ? "code" : undefined),
    onFailure(error) {
      const isOver = codeOf(error) === "account/sign-in-expired";
      if (isOver) {
        toastError(error);
        onOver();
      }
      return isOver;
    },
    onSuccess({ me }) {
      toast({ title: signedIn });
      startSession(me);
    },
  });
  function switchKind() {
    setIsRecovery(!isRecovery);
    form.reset();
    form.setFocus("code");
  }
  return (
    <AuthFrame title={text.codeTitle} lead={isRecovery ? text.recoverySignInLead : text.codeLead}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            key={String(isRecovery)}
            label={isRecovery ? text.recoveryLabel : text.codeLabel}
            inputMode={isRecovery ? "text" : "numeric"}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={SECOND_FACTOR_CODE_MAX_LENGTH}
            autoFocus
            {...field("code")}
          />
          <Button type="submit" size="large" block busy={isBusy}>
            {signInTitle}
          </Button>
          <Button variant="quiet" block onClick={switchKind}>
            {isRecovery ? text.useAppButton : text.useRecoveryButton}
          </Button>
          <Button variant="quiet" block onClick={onOver}>
            {backToSignIn}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
