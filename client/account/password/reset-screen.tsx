import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { resetPassword } from "../../../schema/account/api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { authPath } from "../../frame/return-path.ts";
import { community } from "../../net/community.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { setSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { errorTexts } from "../account-errors.ts";
import * as text from "../account-text.ts";
import { AuthFrame } from "../auth-frame.tsx";
import { checkPassword, passwordField } from "./password-check.ts";

/** The page that the link in a password email opens. */
export function ResetScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get("token") ?? "";
  const [isLinkExpired, setIsLinkExpired] = useState(token === "");
  const { field, isBusy, submit } = useApiForm(resetPassword, {
    defaultValues: { password: "" },
    toBody: ({ password }) => ({ token, password }),
    check: (values) => checkPassword(values, community.passwordMinLength),
    fieldOf: passwordField,
    onFailure(error) {
      // This link will not accept any other password either.
      const isExpired = codeOf(error) === "account/link-expired";
      if (isExpired) setIsLinkExpired(true);
      return isExpired;
    },
    onSuccess() {
      // The server has ended every session of the account, including this browser's.
      setSession(null);
      toast({ title: text.passwordChangedTitle, message: text.passwordChangedMessage });
      navigate("/auth", { replace: true });
    },
  });

  if (isLinkExpired) {
    const { title, message } = errorTexts["account/link-expired"];
    const newLink = <ButtonLink to={authPath("forgot", "/")}>{text.newLinkButton}</ButtonLink>;
    return (
      <AuthFrame title={text.newPasswordTitle}>
        <ErrorState title={title} action={newLink} hint={message} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={text.newPasswordTitle}
      lead={text.newPasswordLead}
      aside={
        <Text $align="center">
          <Link to={authPath("forgot", "/")}>{text.newLinkButton}</Link>
        </Text>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField label={text.newPasswordLabel} type="password" autoComplete="new-password" {...field("password")} />
          <Button type="submit" size="large" block busy={isBusy}>
            {text.savePasswordButton}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
