import { useState } from "react";
import { Link } from "react-router";
import { requestPasswordReset } from "../../../schema/account/api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { authPath } from "../../frame/return-path.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import * as text from "../account-text.ts";
import { AuthFrame } from "../auth-frame.tsx";
import { EmailField } from "../email-field.tsx";
import { outboxHint } from "../outbox-hint.ts";

/** Sends a link to choose a new password. The reply is the same whether or not the address has an account. */
export function ForgotForm({ to }: { to: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const { field, isBusy, submit } = useApiForm(requestPasswordReset, {
    defaultValues: { email: "" },
    onSuccess: (_, { email }) => setSentTo(email.trim()),
  });

  return (
    <AuthFrame
      title={text.forgotTitle}
      lead={text.forgotLead}
      aside={
        <Text $align="center">
          <Link to={authPath("sign-in", to)}>{text.backToSignIn}</Link>
        </Text>
      }
    >
      {sentTo === undefined ? (
        <form onSubmit={submit} noValidate>
          <Stack>
            <EmailField {...field("email")} />
            <Button type="submit" size="large" block busy={isBusy}>
              {text.sendLinkButton}
            </Button>
          </Stack>
        </form>
      ) : (
        <Notice tone="success" title={text.linkSentTitle} live>
          {text.linkSent(sentTo)}
          {outboxHint !== undefined && ` ${outboxHint}`}
        </Notice>
      )}
    </AuthFrame>
  );
}
