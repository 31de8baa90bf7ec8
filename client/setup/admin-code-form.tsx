import { useNavigate } from "react-router";
import { readSession } from "../../schema/account/api.ts";
import { ADMIN_CODE_MAX_LENGTH } from "../../schema/limits.ts";
import { becomeFirstAdmin } from "../../schema/setup/api.ts";
import { useApiForm } from "../frame/form/use-api-form.ts";
import { SECURITY_PATH } from "../frame/return-path.ts";
import { call } from "../net/http/http.ts";
import { refreshSession } from "../net/session.ts";
import { startSession } from "../net/start-session.ts";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import * as text from "./setup-text.ts";

const aboutTheCode = ["setup/wrong-code", "setup/code-expired", "setup/code-used"];

/** SETUP-9: the code that the server has shown. Leads to two-step sign-in if the role needs it, and then to the admin area. */
export function AdminCodeForm({ email }: { email: string }) {
  const navigate = useNavigate();

  async function onSuccess() {
    const { me } = await call(readSession).catch(() => ({ me: null }));
    const isPending = me !== null && me.pendingRoles.length > 0;
    toast({ title: text.doneTitle, ...(isPending && { message: text.secondFactorNext }) });
    navigate(isPending ? SECURITY_PATH : "/admin", { replace: true, state: { to: "/admin" } });
    // Roles change what screens show.
    if (me) startSession(me);
    else await refreshSession();
  }

  const { field, isBusy, submit } = useApiForm(becomeFirstAdmin, {
    defaultValues: { code: "" },
    requiredTexts: { code: text.codeRequired },
    fieldOf: (code) => (aboutTheCode.includes(code) ? "code" : undefined),
    onSuccess: () => void onSuccess(),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{text.codeLead(email)}</Text>
        <TextField
          label={text.codeLabel}
          hint={text.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={ADMIN_CODE_MAX_LENGTH}
          {...field("code")}
        />
        <Button type="submit" size="large" block busy={isBusy}>
          {text.submitButton}
        </Button>
      </Stack>
    </form>
  );
}
