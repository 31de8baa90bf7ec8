import { useEffect, useState } from "react";
import { confirmPassword } from "../../../schema/account/session-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { wrapRequests } from "../../net/http/http.ts";
import { withPasswordAgain } from "./password-again.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import * as text from "./security-text.ts";

/**
 * ACCESS-15: asks for the password whenever an endpoint needs it again. The call waits, and is repeated after the right
 * password. It is in the frame of the admin area, and on every other screen that calls a sensitive endpoint.
 */
export function PasswordAgainPanel() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(() => {
    let asked: Promise<boolean> | undefined;
    // Calls that fail while the question is open share its answer.
    function ask(): Promise<boolean> {
      asked ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        asked = undefined;
        setAnswer(undefined);
      });
      return asked;
    }
    wrapRequests(withPasswordAgain(ask));
    return () => wrapRequests();
  }, []);
  return answer && <PasswordAgainDialog onAnswer={answer} />;
}

function PasswordAgainDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { field, isBusy, submit } = useApiForm(confirmPassword, {
    defaultValues: { password: "" },
    requiredTexts: { password: text.passwordRequired },
    onSuccess: () => onAnswer(true),
  });
  return (
    <PasswordDialog
      title={text.againTitle}
      description={text.againHint}
      submitLabel={text.againButton}
      field={field("password")}
      busy={isBusy}
      onSubmit={submit}
      onCancel={() => onAnswer(false)}
    />
  );
}
