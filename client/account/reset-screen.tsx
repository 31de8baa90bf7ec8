import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { resetPassword } from "../../schema/account/api.ts";
import { useApiForm } from "../frame/use-api-form.ts";
import { community } from "../net/community.ts";
import { codeOf } from "../net/http/api-error.ts";
import { setSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { accountErrors } from "./account-errors.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { authPath } from "./auth-path.ts";
import { passwordField, passwordTexts } from "./password-text.ts";

/** The page behind the link of the reset mail. */
export function ResetScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get("token") ?? "";
  const [isSpent, setIsSpent] = useState(token === "");
  const { field, isBusy, submit } = useApiForm(resetPassword, {
    defaultValues: { password: "" },
    toBody: ({ password }) => ({ token, password }),
    check: (values) => passwordTexts(values, community.passwordMinLength),
    fieldOf: passwordField,
    onFailure(error) {
      // With this link no password is accepted.
      const isExpired = codeOf(error) === "account/link-expired";
      if (isExpired) setIsSpent(true);
      return isExpired;
    },
    onSuccess() {
      // The server has ended every session of the account, this browser's too.
      setSession(null);
      toast({ title: "Your password is changed", message: "Sign in with the new one." });
      navigate("/auth", { replace: true });
    },
  });

  if (isSpent) {
    const { title, message } = accountErrors["account/link-expired"];
    const another = <ButtonLink to={authPath("forgot", "/")}>Ask for a new link</ButtonLink>;
    return (
      <AuthFrame title="Choose a new password">
        <ErrorState title={title} action={another}>
          {message}
        </ErrorState>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Choose a new password"
      lead="This signs you out on every device."
      aside={
        <Text $align="center">
          <Link to={authPath("forgot", "/")}>Ask for a new link</Link>
        </Text>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField label="New password" type="password" autoComplete="new-password" {...field("password")} />
          <Button type="submit" size="large" block busy={isBusy}>
            Save the password
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
