import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { requestPasswordReset } from "../../schema/account/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { call } from "../net/http.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { clearFailures, toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { authPath } from "./auth-path.ts";
import { emailOnly } from "./credentials.ts";
import { outboxHint } from "./outbox-hint.ts";

/** Requests for a link to a new password. The answer is the same whether or not the address has an account. */
export function ForgotForm({ to }: { to: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: zodResolver(emailOnly), defaultValues: { email: "" } });

  async function submit(body: { email: string }) {
    clearFailures();
    try {
      await call(requestPasswordReset, { body });
      setSentTo(body.email);
    } catch (error) {
      toast({ ...errorTextFor(error), variant: "destructive" });
    }
  }

  return (
    <AuthFrame
      title="Forgot your password?"
      lead="We send you a link to choose a new one."
      aside={
        <Text $align="center">
          <Link to={authPath("sign-in", to)}>Back to Sign In</Link>
        </Text>
      }
    >
      {sentTo === undefined ? (
        <form onSubmit={form.handleSubmit(submit)} noValidate>
          <Stack>
            <TextField
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              error={form.formState.errors.email?.message}
              {...form.register("email")}
            />
            <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
              Send the link
            </Button>
          </Stack>
        </form>
      ) : (
        <Notice tone="success" title="Please check your email" live>
          If {sentTo} has an account here, a link is on its way.{outboxHint !== undefined && ` ${outboxHint}`}
        </Notice>
      )}
    </AuthFrame>
  );
}
